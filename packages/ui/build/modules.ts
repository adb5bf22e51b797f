import { globSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';

import { build } from 'esbuild';

import { AREAS } from './areas.ts';

/** The imports of a module, in execution order. */
export interface Module {
  /** Path in the package: `src/primitives/Button/Button.tsx`. */
  file: string;
  /** Its imported modules of the package, by file. */
  imports: string[];
  /** Its imported packages, by name. */
  packages: string[];
}

/** The domain rules, which are bundled with the package. */
export const DOMAIN = resolve(import.meta.dirname, '../../domain/src/index.ts');

/** Every component by its folder: the file with the name of its folder. `ToastRegion` has the name of its folder too. */
export function componentFiles(): string[] {
  return globSync(`src/{${AREAS.join(',')}}/*/*.tsx`)
    .filter((file) =>
      [basename(dirname(file)), `${basename(dirname(file))}Region`].includes(
        basename(file, '.tsx'),
      ),
    )
    .sort();
}

/** The public modules: the root, each component, each illustration, each hook, the theme, the domain rules. */
export function publicFiles(): string[] {
  const hooks = globSync('src/hooks/*.ts').filter((file) => !file.endsWith('.test.ts'));
  return [
    'src/index.ts',
    'src/theme/theme.ts',
    'src/theme/contract.css.ts',
    'src/primitives/Icon/glyphs.ts',
    ...globSync('src/illustrations/*.ts').sort(),
    ...componentFiles(),
    ...hooks.sort(),
    '../domain/src/index.ts',
  ];
}

/**
 * The path of a source in `dist`, without extension. No name ends in `.css`: a consumer's vanilla-extract would process it
 * as a style source again.
 */
export function distName(file: string): string {
  return file
    .replace(/^\.\.\/domain\/src\//, 'domain/')
    .replace(/^src\//, '')
    .replace(/\.(tsx?|json)$/, '')
    .replace(/^theme\/contract\.css$/, 'theme/contract')
    .replace(/\.css$/, '.styles');
}

/** The import path from one built file to another. */
export function distImport(from: string, to: string): string {
  const path = relative(dirname(distName(from)), distName(to));
  return `${path.startsWith('.') ? '' : './'}${path}.js`;
}

/** All modules that the public files need, without type-only ones, in execution order. */
export async function reachedModules(extra: readonly string[] = []): Promise<Map<string, Module>> {
  const { metafile } = await build({
    entryPoints: [...publicFiles(), ...extra],
    outdir: '.cache/scan',
    // Otherwise esbuild uses the working directory of the process.
    absWorkingDir: process.cwd(),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    plugins: [
      {
        name: 'packages-outside',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
            if (path === '@brand/domain') return { path: DOMAIN };
            return kind === 'entry-point' ? null : { path, external: true };
          });
        },
      },
    ],
    logLevel: 'error',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      {
        file,
        imports: imports.filter(({ external }) => !external).map(({ path }) => path),
        packages: imports.filter(({ external }) => external).map(({ path }) => path),
      },
    ]),
  );
}

/** The files that `roots` need, dependencies first: the order in which a bundler runs them. */
export function inOrder(modules: ReadonlyMap<string, Module>, roots: readonly string[]): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: ReadonlySet<string>): void => {
    if (done.has(file) || path.has(file)) return;
    for (const next of modules.get(file)?.imports ?? []) visit(next, new Set([...path, file]));
    done.add(file);
  };
  for (const root of roots) visit(root, new Set());
  return [...done];
}
