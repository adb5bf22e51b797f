import { describe, expect, it } from 'vitest';
import { readCommandLine } from './commandLine.ts';

const read = (args: string[], env: Record<string, string> = {}) =>
  readCommandLine(args, env, '/project');

describe('the command line', () => {
  it('needs no arguments', () => {
    expect(read([])).toEqual({
      port: 4010,
      gamesPort: 4011,
      apiOrigin: 'http://127.0.0.1:4010',
      gamesOrigin: 'http://127.0.0.1:4011',
      file: '/project/.sandbox/sandbox.db',
      siteOrigins: ['http://localhost:5173'],
      reset: false,
      games: 0,
      members: 0,
      flatArt: false,
      brand: '',
      startAt: undefined,
      seed: undefined,
      help: false,
    });
  });

  it('takes precedence over the environment; the games port is the API port + 1', () => {
    expect(read([], { SANDBOX_PORT: '5010' })).toMatchObject({ port: 5010, gamesPort: 5011 });
    expect(
      read(['--port', '6010'], { SANDBOX_PORT: '5010', SANDBOX_GAMES_PORT: '7000' }),
    ).toMatchObject({
      port: 6010,
      gamesPort: 7000,
    });
  });

  it('accepts the addresses of a proxy in front of it', () => {
    expect(
      read(['--api-origin', 'https://api.example/', '--games-origin', 'https://games.example']),
    ).toMatchObject({ apiOrigin: 'https://api.example', gamesOrigin: 'https://games.example' });
  });

  it('accepts several sites and reduces each to its origin', () => {
    const { siteOrigins } = read([
      '--site-origin',
      'https://a.example/path',
      '--site-origin',
      'http://localhost:80',
    ]);
    expect(siteOrigins).toEqual(['https://a.example', 'http://localhost']);
  });

  it('accepts a larger number of games and members', () => {
    expect(read(['--games', '5000', '--members', '10000'])).toMatchObject({
      games: 5000,
      members: 10_000,
    });
  });

  it('accepts a start time and a seed', () => {
    const args = ['--start-at', '2028-02-29T05:00:00+07:00', '--seed', '4294967295'];
    expect(read(args)).toMatchObject({
      startAt: Date.UTC(2028, 1, 28, 22),
      seed: 4_294_967_295,
    });
  });

  it.each([
    [['--start-at', 'tomorrow']],
    [['--start-at', '2028-02-29T05:00:00']],
    [['--start-at', '2028-02-29T25:00:00Z']],
    [['--seed', '4294967296']],
    [['--port', '0']],
    [['--games', '10001']],
    [['--games', '-1']],
    [['--games', 'many']],
    [['--members', '1e3']],
    [['--members', '100001']],
    [['--port', '70000']],
    [['--port', 'x']],
    [['--port', '4010', '--games-port', '4010']],
    [['--site-origin', 'localhost']],
    [['--api-origin', 'localhost']],
    [['--games-origin', 'file:///x']],
    [['--site-origin', 'file:///x']],
    [['--unknown']],
    [['extra']],
  ])('refuses %j with an error message', (args) => {
    expect(() => read(args)).toThrow(/\w+ \w+/);
  });
});
