// Builds what the site needs: generated types, then the site. Each step is skipped while a stamp of its sources is
// unchanged.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './progress.mjs';
import { runCommand } from './runCommand.mjs';
import { isCurrent, storeStamp, stampOf } from './stamp.mjs';

/**
 * What is generated from the contract, in this order: a script of a package, and the files and folders that it writes. They
 * are committed, and a check compares them with the output of today's sources.
 */
export const GENERATED = [
  { package: 'packages/contract', script: 'bundle', makes: ['openapi/member-api.yaml'] },
  { package: 'packages/api', script: 'generate', makes: ['packages/api/src/generated'] },
];

/** The table of the API calls; generated from all packages, so that no single stamp covers it. */
export const COVERAGE = {
  package: 'packages/contract',
  script: 'coverage',
  makes: ['openapi/COVERAGE.md'],
};

/** The page of platform features, from the table of the site. */
export const FEATURE_PAGE = {
  package: 'site',
  script: 'feature-page',
  makes: ['docs/platform-features.md', 'site/DEGRADED.md'],
};

/** The pictures of the reference brands on home, drawn from the motifs of the game covers. */
export const HEROES = {
  package: 'packages/sandbox',
  script: 'heroes',
  makes: ['lotus', 'jade', 'siam'].flatMap((name) =>
    ['hero', 'hero-phone'].map((file) => `site/operators/${name}/${file}.svg`),
  ),
};

/**
 * JSON schema of operator.json for editors; generated from settings and message ids of several packages, so that no single
 * stamp covers it.
 */
export const OPERATOR_SCHEMA = {
  package: 'packages/operator',
  script: 'schema',
  makes: ['packages/operator/operator.schema.json'],
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
  ...['domain', 'api', 'ui', 'operator'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]),
  'packages/ui/assets',
  'packages/ui/build/compileCatalogues.ts',
  'packages/ui/build/steps.ts',
  'pnpm-lock.yaml',
];
const NOT_BUILT =
  /\.(test|stories|e2e)\.tsx?$|^site\/(e2e|operators|server\/(?!build\/hiddenFiles))\//;

/**
 * Generates the files of `GENERATED`.
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
  return storeStamp(stampFile, stampOf(root, CONTRACT));
}

/** Builds the site into `site/dist`; parameters as for `generate`. */
export async function buildSite(root, { node, env }, note) {
  // In the output folder: another build empties it and so removes the stamp.
  const stampFile = join(root, 'site/dist/.stamp');
  const stamp = stampOf(root, SITE, (path) => !NOT_BUILT.test(path));
  const built = existsSync(join(root, 'site/dist/index.html'));
  if (built && isCurrent(stampFile, stamp)) return note('already current');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(node, [vite, 'build', 'site'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
  });
  moveMaps(root);
  return storeStamp(stampFile, stamp);
}

const STUDIO = [
  'packages/studio',
  ...['operator', 'ui'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]),
  'packages/ui/build/steps.ts',
  'site/vite/styleSteps.ts',
  'pnpm-lock.yaml',
];

/** Builds the page of the theme studio into `packages/studio/dist`; parameters as for `generate`. */
export async function buildStudio(root, { node, env }, note) {
  const stampFile = join(root, 'packages/studio/dist/.stamp');
  const stamp = stampOf(root, STUDIO, (path) => !/\.(test|stories|e2e)\.tsx?$/.test(path));
  if (isCurrent(stampFile, stamp)) return note('already current');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(node, [vite, 'build', 'packages/studio'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
  });
  return storeStamp(stampFile, stamp);
}

const STORIES = [
  '.storybook',
  'packages/ui/docs',
  'packages/domain/src',
  'packages/sandbox/src/art',
  'packages/sandbox/src/catalogue',
  'scripts/storyArt.ts',
  ...STUDIO,
];

/** Folder of the stories that the theme studio shows, below the root. */
export const STUDIO_STORIES = '.cache/studio-stories';

/** Builds Storybook for the theme studio; parameters as for `generate`. */
export async function buildStories(root, { node, env }, note) {
  const folder = join(root, STUDIO_STORIES);
  const stampFile = join(folder, '.stamp');
  const stamp = stampOf(root, STORIES, (path) => !/\.(test|usage|e2e)\.tsx?$/.test(path));
  if (isCurrent(stampFile, stamp)) return note('already current');
  rmSync(folder, { recursive: true, force: true });
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [storybook, 'build', '--quiet', '--disable-telemetry', '--output-dir', folder];
  await run(node, args, { cwd: root, env });
  return storeStamp(stampFile, stamp);
}

/**
 * Builds the folder of an operator.
 *
 * @param {string} root
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @param {{ folder: string, out: string, hosts?: NodeJS.ProcessEnv }} operator its folder, the output folder, and the hosts
 * of a sandbox instead of its own, as returned by `sandboxHosts`
 * @returns {Promise<string>} the operator's name
 * @throws Explained with every error in its operator.json
 */
export async function buildOperatorFolder(root, { node, env }, { folder, out, hosts }) {
  const script = join(root, 'site/server/build/buildFolder.ts');
  const args = ['--conditions=source', script, folder, '--out', out];
  const { code, output } = await runCommand(node, hosts ? [...args, '--local'] : args, {
    cwd: root,
    env: { ...env, ...hosts },
  });
  if (code !== 0) throw new Explained(output.trim());
  return output.trim().split('\n').at(-1) ?? '';
}

/** Source maps are not served: they are only for the team. */
function moveMaps(root) {
  const dist = join(root, 'site/dist');
  const maps = join(root, 'site/maps');
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  const files = readdirSync(dist, { withFileTypes: true, recursive: true });
  for (const { name, parentPath } of files.filter(({ name }) => name.endsWith('.map'))) {
    const isServer = parentPath.includes('.server');
    renameSync(join(parentPath, name), join(maps, isServer ? `server-${name}` : name));
  }
}

async function run(command, args, options) {
  const { code, output } = await runCommand(command, args, options);
  if (code !== 0) {
    throw new Explained(`Command failed: ${[command, ...args].join(' ')}\n\n${output.trim()}`);
  }
}
