// Serves the built site on localhost: node --conditions=source site/server/main.ts [--port 5173]
import { parseArgs } from 'node:util';
import { listenOnLocalhost } from './listenOnLocalhost.ts';
import type { Hosts } from '../src/app/operatorConfig.ts';
import { hostsFromEnvironment, readOperatorConfig } from './readOperatorConfig.ts';
import { createSiteServer, siteFolders } from './siteServer.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    port: text,
    dist: text,
    operator: text,
    api: text,
    auth: text,
    cdn: text,
    games: text,
    line: text,
    reward: text,
    chat: text,
  },
});
const { port = process.env.SITE_PORT ?? '5173', dist, operator: folder, ...named } = values;
const folders = siteFolders();
const operatorFolder = folder ?? folders.operatorFolder;
const hosts: Partial<Hosts> = { ...hostsFromEnvironment(process.env), ...named };

try {
  const operator = await readOperatorConfig(`${operatorFolder}/operator.json`, hosts);
  const options = { dist: dist ?? folders.dist, operatorFolder, operator };
  const site = await listenOnLocalhost(() => createSiteServer(options), Number(port));
  console.log(`Site: http://localhost:${site.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void site.close().then(() => process.exit(0)));
  }
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const sentence = taken
    ? `Port ${port} is taken. Choose another with SITE_PORT or --port.`
    : (error as Error).message;
  console.error(sentence);
  process.exitCode = 1;
}
