import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package in node_modules, of any depth. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, or what else its manifest says; empty if it says nothing. */
  readonly licence: string;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}

/**
 * Everything that pnpm has installed for the workspace on this machine. Read from the files, because `pnpm licenses list` takes
 * some seconds and first fetches pnpm.
 */
export function installedPackages(root: string): readonly InstalledPackage[] {
  const store = join(root, 'node_modules/.pnpm');
  return (
    globSync('*/node_modules/{*,@*/*}/package.json', { cwd: store })
      .map((file) => join(store, file))
      // A link leads to a package of its own folder.
      .filter((file) => existsSync(file) && !lstatSync(dirname(file)).isSymbolicLink())
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest)
      .filter((manifest) => manifest.name !== undefined)
      .map((manifest) => ({
        name: manifest.name ?? '',
        version: manifest.version ?? '',
        licence: licenceIn(manifest),
      }))
  );
}

/** The licence of a manifest, in today's form or in the two old ones. */
export function licenceIn({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  return (licenses ?? []).map(({ type = '' }) => type).join(' OR ');
}
