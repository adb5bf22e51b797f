// Serves the built site: node --conditions=source site/server/main.ts --help
import { join } from 'node:path';
import { runServer } from './command/runServer.ts';

await runServer({
  name: 'node --conditions=source site/server/main.ts',
  dist: join(import.meta.dirname, '../dist'),
});
