import path from 'node:path';
import {beforeEach, describe, expect, test, vi} from 'vitest';

// The folders are those of the environment at the time they are first asked for.
const folders = async (environment: Readonly<Record<string, string | undefined>>, dataFolder?: string) => {
  for (const name of ['HOME', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME']) vi.stubEnv(name, environment[name]);
  const {findFolders} = await import('../../source/store/folders.js');
  return findFolders(dataFolder);
};

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('env-paths');
  vi.unstubAllEnvs();
});

describe.runIf(process.platform === 'linux')('folders', () => {
  test('are those of the desktop standard', async () => {
    const home = {HOME: '/home/ada'};
    expect(await folders({...home, XDG_DATA_HOME: '/data', XDG_CONFIG_HOME: '/config'})).toEqual({
      data: '/data/ink-arcade',
      config: '/config/ink-arcade',
      recordings: '/data/ink-arcade/games',
    });
  });

  test('data can be elsewhere', async () => {
    expect(await folders({HOME: '/home/ada', XDG_CONFIG_HOME: '/config'}, 'here')).toEqual({
      data: path.resolve('here'),
      config: '/config/ink-arcade',
      recordings: path.resolve('here/games'),
    });
  });

  test('are missing where they would depend on the folder one is in', async () => {
    expect(await folders({HOME: '/home/ada', XDG_DATA_HOME: 'data'})).toBeUndefined();
  });

  test('are missing without a home, unless data has a place', async () => {
    vi.doMock('env-paths', () => {
      throw new Error('uv_os_homedir');
    });
    expect(await folders({})).toBeUndefined();
    expect(await folders({}, '/data')).toEqual({data: '/data', config: '/data', recordings: '/data/games'});
  });

  test('HOME unset does not throw', async () => {
    await expect(folders({})).resolves.not.toThrow();
  });
});
