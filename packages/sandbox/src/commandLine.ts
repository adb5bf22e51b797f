import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MOST_GAMES, games } from './catalogue/games.ts';
import { MOST_MEMBERS } from './load/extraMembers.ts';

/** Loopback only: the members are fictitious and their password is public. */
export const HOST = '127.0.0.1';
/** Seeds are 32 bits wide. */
const MOST_SEED = 0xffff_ffff;
const DESIGNED = games.length;

/** Start options of the sandbox. */
export interface CommandLine {
  port: number;
  gamesPort: number;
  /** Address of the API in what the sandbox sends. A proxy in front of it has another one. */
  apiOrigin: string;
  /** The same of the games. */
  gamesOrigin: string;
  /** Database file. */
  file: string;
  siteOrigins: readonly [string, ...string[]];
  /** Whether to start with a new database. */
  reset: boolean;
  /** Minimum number of games to offer. */
  games: number;
  /** Number of ordinary members in addition to the seeded ones. */
  members: number;
  /** Whether covers and banners are plain colours. */
  flatArt: boolean;
  /** Name of the brand, which may have a banner of its own. Empty for none. */
  brand: string;
  /** Start of the clock, in milliseconds since 1970; undefined for real time. */
  startAt: number | undefined;
  /** Seed of all randomness; undefined for unpredictable randomness. */
  seed: number | undefined;
  help: boolean;
}

/** What `--help` prints. */
export const HELP = `node --conditions=source packages/sandbox/src/main.ts [options]

  --port <port>         port of the API, default SANDBOX_PORT or 4010
  --games-port <port>   port of the games, default SANDBOX_GAMES_PORT or the API port + 1
  --api-origin <url>    address of the API behind a proxy, default http://127.0.0.1:<port>
  --games-origin <url>  the same for the games
  --db <file>           database file, default .sandbox/sandbox.db of the project
  --site-origin <url>   site that may call the API, repeatable, default http://localhost:5173
  --reset               start with a new database
  --games <number>      offer this many games, up to ${MOST_GAMES}, by adding sequels of the ${DESIGNED} designed games
  --members <number>    add this many ordinary members with money, up to ${MOST_MEMBERS}: player00001 and so on
  --start-at <time>     set the clock at every start and reset; it then runs on: 2026-01-15T09:30:00+07:00
  --seed <number>       the same tokens, codes and outcomes at every start and reset, default random
  --flat-art            draw covers and banners as plain colours, for faster tests
  --brand <name>        show banners and promotions in the style of this brand, such as jade, if it has one
  --help                show this text
`;

/** Parses arguments and environment. Throws an error with a message for the user. */
export function readCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): CommandLine {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      'games-port': { type: 'string' },
      'api-origin': { type: 'string' },
      'games-origin': { type: 'string' },
      db: { type: 'string' },
      'site-origin': { type: 'string', multiple: true },
      reset: { type: 'boolean', default: false },
      games: { type: 'string' },
      members: { type: 'string' },
      'start-at': { type: 'string' },
      seed: { type: 'string' },
      'flat-art': { type: 'boolean', default: false },
      brand: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  const port = readPort('--port', values.port ?? env['SANDBOX_PORT'], 4010);
  const gamesPort = readPort(
    '--games-port',
    values['games-port'] ?? env['SANDBOX_GAMES_PORT'],
    port + 1,
  );
  if (port === gamesPort) {
    throw new Error(`The API and the games need different ports; both are ${port}.`);
  }
  const [first = 'http://localhost:5173', ...others] = (values['site-origin'] ?? []).map((text) =>
    readOrigin('--site-origin', text),
  );
  return {
    port,
    gamesPort,
    apiOrigin: readOrigin('--api-origin', values['api-origin'] ?? `http://${HOST}:${port}`),
    gamesOrigin: readOrigin(
      '--games-origin',
      values['games-origin'] ?? `http://${HOST}:${gamesPort}`,
    ),
    file: values.db ?? join(root, '.sandbox', 'sandbox.db'),
    siteOrigins: [first, ...others],
    reset: values.reset,
    games: readCount('--games', values.games, MOST_GAMES),
    members: readCount('--members', values.members, MOST_MEMBERS),
    flatArt: values['flat-art'],
    brand: values.brand,
    startAt: values['start-at'] === undefined ? undefined : readMoment(values['start-at']),
    seed: values.seed === undefined ? undefined : readCount('--seed', values.seed, MOST_SEED),
    help: values.help,
  };
}

function readPort(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${name} takes a port from 1 to 65535, not “${text}”.`);
}

function readCount(name: string, text: string | undefined, most: number): number {
  if (text === undefined) return 0;
  if (/^\d{1,10}$/.test(text) && Number(text) <= most) return Number(text);
  throw new Error(`${name} takes a whole number from 0 to ${most}, not “${text}”.`);
}

function readMoment(text: string): number {
  const time = /(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
  if (Number.isFinite(time)) return time;
  throw new Error(
    `--start-at takes a time with its offset, such as 2026-01-15T09:30:00+07:00, not “${text}”.`,
  );
}

function readOrigin(name: string, text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin !== 'null') return origin;
  throw new Error(`${name} takes an address such as http://localhost:5173, not “${text}”.`);
}
