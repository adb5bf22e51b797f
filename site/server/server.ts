// Entry of the bundled server, which is next to the files that it serves.
import { join } from 'node:path';
import { runServer } from './command/runServer.ts';

await runServer({ name: 'node server.mjs', dist: join(import.meta.dirname, 'site') });
