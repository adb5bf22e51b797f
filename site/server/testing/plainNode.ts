import { execFileSync } from 'node:child_process';

/** The Node of the system, where there is one that the site supports; else the one that runs the tests. */
export function plainNode(): string {
  try {
    const version = execFileSync('/usr/bin/node', ['--version'], { encoding: 'utf8' });
    const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
    if (major > 20 || (major === 20 && minor >= 19)) return '/usr/bin/node';
  } catch {
    // There is none.
  }
  return process.execPath;
}
