import type { Host } from '@brand/contract';

/** Hosts of an operator that are served under a path of the sandbox. */
const HOST_PATHS: readonly (readonly [start: string, host: Host])[] = [
  ['/line/', 'line'],
  ['/reward/', 'reward'],
];

/** The host that a path of the sandbox represents, and the path on that host. */
export function hostOf(path: string): { host: Host; path: string } {
  for (const [start, host] of HOST_PATHS) {
    if (path.startsWith(start)) return { host, path: path.slice(start.length - 1) };
  }
  return { host: 'api', path };
}

/** The path of the sandbox for a path of a host. */
export function pathOnSandbox(host: Host, path: string): string {
  const start = HOST_PATHS.find(([, each]) => each === host)?.[0] ?? '/';
  return `${start.slice(0, -1)}${path}`;
}
