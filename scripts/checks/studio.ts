// The journeys of the theme studio in Chromium, and one in Firefox and WebKit. The first one builds site and studio, as
// `npm run studio` does.
import { spawnSync } from 'node:child_process';
import { missingEngines } from '../../site/engines/support/engines.ts';
import { ROOT } from '../bootstrap.mjs';

const args = ['test', '--config', 'packages/studio/playwright.config.ts', ...process.argv.slice(2)];
// The packages are read from their source.
const env = { ...process.env, NODE_OPTIONS: '--conditions=source' };
process.exitCode = spawnSync('playwright', args, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1;
for (const { name, missing } of missingEngines()) console.log(`Skipped in ${name}: ${missing}`);
