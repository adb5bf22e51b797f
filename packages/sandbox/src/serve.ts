import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerType, createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { type CommandLine, HELP, HOST, readCommandLine } from './commandLine.ts';
import { type Sandbox, createSandbox } from './createSandbox.ts';
import { accountLines } from './db/seed/accounts.ts';
import { secureRandom, seededRandom } from './random/random.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function commandLine(): CommandLine {
  try {
    return readCommandLine(process.argv.slice(2), process.env, ROOT);
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}

/**
 * Resolves when the port is bound. Only then is the app created: a second sandbox must not open the database of the
 * first.
 */
function listen(app: () => Hono, port: number, option: string): Promise<ServerType> {
  const server = createAdaptorServer({ fetch: (request, env) => app().fetch(request, env) });
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE')
        fail(`Port ${port} of ${HOST} cannot be used: ${error.message}`);
      fail(
        `Port ${port} is in use. Stop the program that uses it, or choose another port with ${option}.`,
      );
    });
    server.listen(port, HOST, () => resolve(server));
  });
}

function openSandbox(options: CommandLine): Sandbox {
  const { file, reset, siteOrigins, startAt, seed } = options;
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    if (reset) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  }
  try {
    return createSandbox({
      file,
      siteOrigins,
      startAt,
      random: seed === undefined ? secureRandom : seededRandom(seed),
      rules: {
        games: options.games,
        extraMembers: options.members,
        flatArt: options.flatArt,
        brand: options.brand,
      },
      apiOrigin: options.apiOrigin,
      gamesOrigin: options.gamesOrigin,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(`${file} cannot be used: ${reason}. Use --reset to start with a new database.`);
  }
}

const options = commandLine();
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
const servers = [
  await listen(() => sandbox.api, options.port, '--port or SANDBOX_PORT'),
  await listen(() => sandbox.games, options.gamesPort, '--games-port or SANDBOX_GAMES_PORT'),
];
const sandbox = openSandbox(options);
const { apiOrigin, gamesOrigin, siteOrigins } = sandbox.context;
console.log(`Sandbox: API ${apiOrigin}, games ${gamesOrigin}, for ${siteOrigins.join(', ')}`);
console.log(`Control page: ${apiOrigin}/__sandbox`);
console.log(accountLines().join('\n'));

// Load fonts and motifs now, so that the first picture does not wait for them. Errors are ignored here, because they
// are reported with that picture.
if (!options.flatArt) {
  setImmediate(() => {
    import('./art/cover.ts').then(() => import('./art/banners/banner.ts')).catch(() => {});
  });
}

function stop(): void {
  for (const server of servers) {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
  sandbox.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
