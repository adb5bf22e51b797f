import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startNodeSite } from '../adapters/nodeSite.ts';
import { HIDDEN_FILES } from '../build/hiddenFiles.ts';
import { createLog } from '../operations/log.ts';
import { type ServerSettings, SettingsError, readSettings } from './readSettings.ts';
import { settingsHelp } from './settings.ts';

/** Name of the command, and the folder that it serves by default. */
export interface ServerCommand {
  readonly name: string;
  readonly dist: string;
}

/** Runs the server by its command line and environment, until it gets a signal. */
export async function runServer({ name, dist }: ServerCommand): Promise<void> {
  try {
    const settings = readSettings(process.argv.slice(2), process.env);
    if (settings) await serve(settings, siteIn(resolve(settings.dist ?? dist)));
    else console.log(settingsHelp(name));
  } catch (error) {
    console.error(explained(error));
    process.exitCode = error instanceof SettingsError ? 2 : 1;
  }
}

/** The files of the site: `dist` as `npm run build` writes it, or the folder `site` in it. */
function siteIn(dist: string): string {
  const site = join(dist, 'site');
  return existsSync(join(site, HIDDEN_FILES.document)) ? site : dist;
}

async function serve(settings: ServerSettings, dist: string): Promise<void> {
  if (!existsSync(dist)) throw new SettingsError(`--dist is "${dist}", which does not exist.`);
  if (!existsSync(join(dist, HIDDEN_FILES.document))) {
    throw new SettingsError(`--dist is "${dist}", which holds no build of the site.`);
  }
  let build = '';
  const log = createLog(
    settings.logLevel,
    (lines) => process.stdout.write(lines),
    () => ({ build }),
  );
  const site = await startNodeSite(settings, dist, log);
  build = site.build;
  const { port, metricsPort } = site;
  log.info('listening', { host: settings.host, port, metricsPort, pid: process.pid });
  log.flush();
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info('stopping', { signal });
      log.flush();
      void site.stop().then(() => {
        log.info('stopped');
        log.flush();
        process.exit(0);
      });
    });
  }
}

function explained(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Choose another with --port (SITE_PORT) or --metrics-port (SITE_METRICS_PORT).`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023.`;
  return message;
}
