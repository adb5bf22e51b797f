// Makes what the site needs from what is written: generated types, then the built site. Each is
// left alone while a stamp of its sources says that nothing has changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './progress.mjs';
import { runCommand } from './runCommand.mjs';
import { isCurrent, keepStamp, stampOf } from './stamp.mjs';

const CONTRACT = ['openapi', 'packages/api/package.json', 'packages/api/src/generated'];
const SITE = [
  'site',
  ...['domain', 'api', 'ui'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]),
  'packages/ui/assets',
  'pnpm-lock.yaml',
];
const NOT_BUILT = /\.(test|stories|e2e)\.tsx?$|^site\/(e2e|operator|server)\//;

/**
 * @param {string} root
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @param {(words: string) => void} note
 */
export async function generate(root, { env }, note) {
  const stampFile = join(root, '.cache/generated.stamp');
  if (isCurrent(stampFile, stampOf(root, CONTRACT))) return note('already current');
  await run('npm', ['run', '--silent', 'generate'], {
    cwd: join(root, 'packages/api'),
    env,
    shell: process.platform === 'win32',
  });
  return keepStamp(stampFile, stampOf(root, CONTRACT));
}

/** Builds the site into `site/dist`; parameters as for `generate`. */
export async function buildSite(root, { node, env }, note) {
  // In the folder that a build empties: whoever builds in another way leaves no stamp behind.
  const stampFile = join(root, 'site/dist/.stamp');
  const stamp = stampOf(root, SITE, (path) => !NOT_BUILT.test(path));
  const built = existsSync(join(root, 'site/dist/index.html'));
  if (built && isCurrent(stampFile, stamp)) return note('already current');
  await run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'site'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
  });
  return keepStamp(stampFile, stamp);
}

async function run(command, args, options) {
  const { code, output } = await runCommand(command, args, options);
  if (code !== 0) {
    throw new Explained(`This failed: ${[command, ...args].join(' ')}\n\n${output.trim()}`);
  }
}
