import fc from 'fast-check';
import stringWidth from 'string-width';
import {describe, expect, it} from 'vitest';
import {safeText} from '../../source/lib/safe-text.js';

const gone = '\u{FFFD}';

/** What may never reach a screen from outside: controls, formats but the joiner, separators, lone surrogates. */
const unsafe =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00a0]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]|(?!\u200d)\p{Cf}/u;
const flood = /\p{M}{3}/u;

/** The classes of characters that are taken out, each with some members. */
const classes: readonly (readonly [string, readonly string[]])[] = [
  ['ESC', ['\u001b']],
  ['C0', ['\u0000', '\u0007', '\u0008', '\t', '\n', '\r', '\u000e', '\u001f']],
  ['DEL', ['\u007f']],
  ['C1', ['\u0080', '\u0085', '\u008d', '\u0090', '\u009b', '\u009d', '\u009f']],
  [
    'bidi',
    [
      '\u202a',
      '\u202b',
      '\u202c',
      '\u202d',
      '\u202e',
      '\u2066',
      '\u2067',
      '\u2068',
      '\u2069',
      '\u200e',
      '\u200f',
      '\u061c',
    ],
  ],
  ['line separators', ['\u2028', '\u2029']],
  ['zero width', ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u180e', '\u2062']],
  ['drawn as nothing', ['\u115f', '\u1160', '\u3164', '\uffa0']],
  ['tags', ['\u{e0001}', '\u{e0020}', '\u{e0061}', '\u{e007f}']],
  ['variation selectors', ['\ufe00', '\ufe0f', '\u{e0100}', '\u{e01ef}']],
  ['lone surrogates', ['\ud800', '\udbff', '\udc00', '\udfff']],
  ['private use', ['\ue000', '\u{f0000}', '\u{10fffd}']],
  ['wide or unbroken blanks', ['\u00a0', '\u3000', '\u2003']],
];

describe('safeText takes out', () => {
  it.each(classes)('%s', (_name, characters) => {
    for (const character of characters) {
      const text = safeText(`a${character}b`);
      expect(text, JSON.stringify(character)).toBe(`a${gone}b`);
      expect(safeText(character), JSON.stringify(character)).toBe(gone);
    }
  });

  it('sequences that would be obeyed, and hides nothing that follows them', () => {
    for (const attack of [
      '\u001b]0;title\u0007',
      '\u001b]52;c;eA==',
      '\u001b[31m',
      '\u001bP+q',
      '\u009b2J',
      '\u001b]8;;http://x\u001b\\',
      '\u001b[',
    ])
      expect(safeText(`${attack}rest`)).toMatch(/^\ufffd[^\u001b\u009b]*rest$/u);
  });

  it('a carriage return with its line feed, each', () => {
    expect(safeText('a\r\nb')).toBe(`a${gone}${gone}b`);
  });

  it('all but two marks on a base, and marks without one', () => {
    expect(safeText(`a${'\u0301'.repeat(5000)}b`)).toBe('\u00e1\u0301\u0301b');
    expect(safeText('\u0301\u0301x')).not.toMatch(/^\p{M}/u);
    expect(safeText(`\u001b${'\u0301'.repeat(9)}x`)).toMatch(/^\ufffd\ufffd\p{M}{0,2}x$/u);
  });

  it('joiners that join nothing, and pictures without end', () => {
    expect(safeText(`\u{1f469}${'\u200d'.repeat(500)}x`)).not.toMatch(/\u200d/u);
    expect(safeText('\u00a9\u200dx')).toBe(`\u00a9${gone}x`);
    expect(safeText('a\u200db')).toBe(`a${gone}b`);
    expect([...safeText(Array.from({length: 100}, () => '\u{1f469}').join('\u200d'))].length).toBeLessThan(
      11,
    );
    expect([...safeText(`\uac00${'\u1161'.repeat(500)}`)].length).toBeLessThan(11);
  });
});

describe('safeText keeps', () => {
  it.each([
    'Anna',
    'Zo\u00eb \u0141ukasz \u00d1',
    '\u5f20\u4f1f',
    '\u05d3\u05d5\u05d3',
    '\u0639\u0644\u064a',
    '\u0938\u094d\u0924\u094d\u0930\u0940',
    '\uae40\uc601',
    '\u{1f44d}\u{1f3fd}',
    '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
    '\u{1f1eb}\u{1f1f7}',
    '!"#$%&()*+,-./:;<=>?@[]^_{|}~',
    'C:\\games\\x.jsonl',
    '',
  ])('%s', text => {
    expect(safeText(text)).toBe(text);
  });

  it('what composes, composed', () => {
    expect(safeText('e\u0301')).toBe('\u00e9');
  });

  it('at most two marks on each base of a letter that has several', () => {
    expect(safeText('\u0915\u094d\u093f\u0902\u0937')).toBe('\u0915\u094d\u093f\u0937');
  });
});

describe('safeText cuts', () => {
  it.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdefg', 6, 'abcde\u2026'],
    ['abc', 1, '\u2026'],
    ['\u5f20\u4f1f\u6d9b', 6, '\u5f20\u4f1f\u6d9b'],
    ['\u5f20\u4f1f\u6d9b', 5, '\u5f20\u4f1f\u2026'],
    ['\u5f20\u4f1f\u6d9b', 4, '\u5f20\u2026'],
    ['a\u5f20\u4f1f', 4, 'a\u5f20\u2026'],
    ['\u{1f44d}\u{1f44d}', 3, '\u{1f44d}\u2026'],
    ['e\u0323\u0301e\u0323\u0301', 1, '\u2026'],
  ])('%s to %i columns', (text, columns, expected) => {
    expect(safeText(text, columns)).toBe(expected);
  });

  it('a text of a million characters without reading all of it', () => {
    expect(safeText('x'.repeat(1_000_000), 20)).toBe(`${'x'.repeat(19)}\u2026`);
    expect(safeText('\u200b'.repeat(1_000_000), 20)).toBe(`${gone.repeat(19)}\u2026`);
  });
});

describe('safeText of anything', () => {
  const nasty = fc.oneof(
    fc.string({unit: 'binary'}),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(...classes.flatMap(([, characters]) => characters), '\u0301', '\u{1f469}', 'a'),
          fc.string({unit: 'binary', maxLength: 2}),
        ),
      )
      .map(parts => parts.join('')),
  );

  it('is safe, fits and stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(nasty, fc.integer({min: 1, max: 40}), (text, columns) => {
        const safe = safeText(text, columns);
        expect(safe).not.toMatch(unsafe);
        expect(safe).not.toMatch(flood);
        expect(stringWidth(safe)).toBeLessThanOrEqual(columns);
        expect(safeText(safe, columns)).toBe(safe);
      }),
      {seed: 1, numRuns: 1500},
    );
  });

  it('is what the checks above would not say of the text itself', () => {
    for (const [name, characters] of classes)
      if (name !== 'drawn as nothing' && name !== 'wide or unbroken blanks')
        for (const character of characters)
          if (character !== '\u200d') expect(character, name).toMatch(unsafe);
    expect('a\u0301\u0301\u0301').toMatch(flood);
  });
});
