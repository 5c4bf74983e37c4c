import fc from 'fast-check';
import {expect, test} from 'vitest';
import {faces as deck} from '../../source/cards/card.js';
import {layOnTable} from '../../source/kit/card-canvas.js';
import {faceFor, faceNames} from '../../source/kit/card-face.js';
import {cardStyle} from '../../source/kit/card-style.js';
import {layHand} from '../../source/kit/hand-layout.js';
import {handPieces, placeIn} from '../../source/kit/hand-pieces.js';
import {lookFor} from '../../source/kit/theme.js';

const styleWith = (letters: boolean) =>
  cardStyle(
    lookFor({theme: 'dark', ascii: false, letters, warns: false, fourColours: false}, letters ? 0 : 3),
    'en',
  );

const hands = fc.record({
  count: fc.integer({min: 0, max: 52}),
  name: fc.constantFrom(...faceNames),
  columns: fc.integer({min: 13, max: 150}),
  lifting: fc.constantFrom('raised' as const, 'marked' as const),
  letters: fc.boolean(),
});

test('a hand is as wide as its room at most, and each card shows what tells it', () => {
  fc.assert(
    fc.property(hands, ({count, name, columns, lifting, letters}) => {
      const face = faceFor(name, styleWith(letters));
      const layout = layHand(count, face, columns, lifting);
      expect(layout.size.columns).toBeLessThanOrEqual(columns);
      expect(layout.rows * layout.perRow).toBeGreaterThanOrEqual(count);
      expect(layout.step).toBeGreaterThanOrEqual(face.peek);
      for (let at = 0; at < count; at++) {
        const {left, top} = placeIn(layout, at);
        expect(left + face.columns).toBeLessThanOrEqual(layout.size.columns);
        expect(top + face.rows).toBeLessThanOrEqual(layout.size.rows);
      }
    }),
  );
});

test('a hand is drawn inside its size, whatever is raised, pointed at and marked', () => {
  fc.assert(
    fc.property(hands, fc.infiniteStream(fc.boolean()), ({count, name, columns, lifting, letters}, flags) => {
      const style = styleWith(letters);
      const layout = layHand(count, faceFor(name, style), columns, lifting);
      const flag = (): boolean => flags.next().value === true;
      const cards = deck
        .slice(0, count)
        .map((card, at) => ({card, lifted: flag(), fresh: flag(), advised: flag(), pointed: at === 3}));
      const pieces = handPieces(style, layout, cards);
      const block = layOnTable({columns: 200, rows: 800}, pieces);
      const text = (lines: typeof block): readonly string[] =>
        lines.map(spans =>
          spans
            .map(span => span.text)
            .join('')
            .trimEnd(),
        );
      expect(text(layOnTable(layout.size, pieces)).join('\n')).toBe(
        text(block).slice(0, layout.size.rows).join('\n'),
      );
      expect(text(block).slice(layout.size.rows).join('')).toBe('');
    }),
    {numRuns: 50},
  );
});
