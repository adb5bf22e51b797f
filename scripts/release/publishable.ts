import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package that is published. */
export interface Publishable {
  readonly name: string;
  readonly version: string;
  /** Its folder, from the root. */
  readonly folder: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
}

/** Every package of the workspace that is not private, in the order of their folders. */
export function publishablePackages(root: string): readonly Publishable[] {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((path) => ({
      ...(JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest),
      folder: dirname(path),
    }))
    .filter((manifest) => !manifest.private)
    .map(({ name, version, folder }) => ({ name, version, folder }));
}

/** `name@version`, as npm and the tags of git name it. */
export const titleOf = ({ name, version }: Publishable) => `${name}@${version}`;
