// Installs the dependencies of the lockfile, unless the last install is still valid.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './progress.mjs';
import { runCommand } from './runCommand.mjs';
import { isCurrent, storeStamp, stampOf } from './stamp.mjs';

/** The package manager of the lockfile. */
export const PNPM = 'pnpm@12.21.0';

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|error sending request|dns error|tcp connect error|network (?:is )?(?:unreachable|timeout)/i;
const OUT_OF_STEP = /ERR_PNPM_OUTDATED_LOCKFILE|frozen-lockfile/i;
const DISK_FULL = /ENOSPC|no space left/i;

/**
 * @param {string} root folder of the project
 * @param {(words: string) => void} note called with the result
 * @throws Explained when the registry is unreachable, or when the install fails otherwise
 */
export async function install(root, note) {
  const stampFile = join(root, 'node_modules/.install-stamp');
  const stamp = installStamp(root);
  if (isCurrent(stampFile, stamp) && isComplete(root)) return note('already there');
  const { code, output } = await runCommand(
    'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      shell: process.platform === 'win32',
      // Without network, report the error after seconds, not after minutes of retries.
      env: {
        CI: '1',
        ...process.env,
        npm_config_fetch_retries: '1',
        npm_config_fetch_retry_mintimeout: '2000',
      },
    },
  );
  if (code !== 0) throw new Explained(installProblem(output));
  storeStamp(stampFile, stamp);
  return note('done');
}

/**
 * The error of an install as a sentence, followed by the output of the package manager.
 *
 * @param {string} output
 */
export function installProblem(output) {
  const sentence = NO_NETWORK.test(output)
    ? 'The package registry could not be reached. Check the network (and HTTPS_PROXY or the registry in .npmrc, if you use one) and try again. It is needed for the first start only.'
    : DISK_FULL.test(output)
      ? 'The disk is full: the packages need about 1 GB. Make room and try again.'
      : OUT_OF_STEP.test(output)
        ? `The lockfile and the package.json files do not agree. Run: npx ${PNPM} install`
        : 'The packages could not be installed.';
  const lines = output.trim().split('\n');
  const telling = lines.filter((line) => NO_NETWORK.test(line)).slice(0, 2);
  return `${sentence}\n\n${(telling.length > 0 ? telling : lines.slice(-12)).join('\n')}`;
}

/** All inputs of an install: the lockfile, every manifest, and the machine. */
function installStamp(root) {
  const manifests = ['package.json', ...workspaces(root).map((folder) => `${folder}/package.json`)];
  const files = stampOf(root, ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  return `${process.platform}-${process.arch} ${files}`;
}

/** The modules of a single package may have been deleted. */
function isComplete(root) {
  return workspaces(root).every((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const wants = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).length > 0;
    return !wants || existsSync(join(root, folder, 'node_modules'));
  });
}

function workspaces(root) {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return [...packages, 'site'].filter((folder) => existsSync(join(root, folder, 'package.json')));
}
