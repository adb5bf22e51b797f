// Entry point in the repository: npm run brand-theme -- init my-brand
import { run } from './run.ts';
import { processTerminal } from './terminal.ts';

// npm runs scripts at the root; INIT_CWD is the directory of the user.
process.exitCode = await run(
  process.argv.slice(2),
  processTerminal(process.env.INIT_CWD ?? process.cwd(), 'npm run brand-theme --'),
);
