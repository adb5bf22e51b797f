// Makes what the site needs from what is written: generated types, then the built site. Each is
// left alone while a stamp of its sources says that nothing has changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './progress.mjs';
import { runCommand } from './runCommand.mjs';
import { isCurrent, keepStamp, stampOf } from './stamp.mjs';

/**
 * What is made from the contract, in this order: a script of a package, and the files and folders that it writes. They
 * are committed, and checked to be what is made today.
 */
export const GENERATED = [
  { package: 'packages/contract', script: 'bundle', makes: ['openapi/member-api.yaml'] },
  { package: 'packages/api', script: 'generate', makes: ['packages/api/src/generated'] },
];

/** The table of what stands behind each call; made from all packages, so that no stamp stands for it. */
export const COVERAGE = {
  package: 'packages/contract',
  script: 'coverage',
  makes: ['openapi/COVERAGE.md'],
};

const CONTRACT = [
  'openapi/src',
  'openapi/redocly.yaml',
  'openapi/member-auth.graphql',
  'packages/api/src/documents',
  'packages/api/scripts',
  ...GENERATED.flatMap(({ package: folder, makes }) => [`${folder}/package.json`, ...makes]),
];
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
 * Makes the files of `GENERATED`.
 *
 * @param {string} root
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @param {(words: string) => void} note
 */
export async function generate(root, { env }, note) {
  const stampFile = join(root, '.cache/generated.stamp');
  if (isCurrent(stampFile, stampOf(root, CONTRACT))) return note('already current');
  for (const { package: folder, script } of GENERATED) {
    await run('npm', ['run', '--silent', script], {
      cwd: join(root, folder),
      env,
      shell: process.platform === 'win32',
    });
  }
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
