import { globSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';

import { build } from 'esbuild';

import { AREAS } from './areas.ts';

/** What a module asks for, in the order in which it is run. */
export interface Module {
  /** From the folder of the package: `src/primitives/Button/Button.tsx`. */
  file: string;
  /** Modules of ours that it imports, by their files. */
  imports: string[];
  /** Packages that it imports, by name. */
  packages: string[];
}

/** The rules of the product, which come with the package. */
export const DOMAIN = resolve(import.meta.dirname, '../../domain/src/index.ts');

/** Every component by its folder: a file that carries the name of its folder. `ToastRegion` is called by its folder too. */
export function componentFiles(): string[] {
  return globSync(`src/{${AREAS.join(',')}}/*/*.tsx`)
    .filter((file) =>
      [basename(dirname(file)), `${basename(dirname(file))}Region`].includes(
        basename(file, '.tsx'),
      ),
    )
    .sort();
}

/** What others may import: the root, each component, each hook, the theme, the rules of the product. */
export function publicFiles(): string[] {
  const hooks = globSync('src/hooks/*.ts').filter((file) => !file.endsWith('.test.ts'));
  return [
    'src/index.ts',
    'src/theme/theme.ts',
    'src/theme/contract.css.ts',
    'src/primitives/Icon/glyphs.ts',
    ...componentFiles(),
    ...hooks.sort(),
    '../domain/src/index.ts',
  ];
}

/**
 * Where a source lies in `dist`, without its ending. No name ends in `.css`: a consumer's vanilla-extract
 * would take it for a source of styles and run it again.
 */
export function distName(file: string): string {
  return file
    .replace(/^\.\.\/domain\/src\//, 'domain/')
    .replace(/^src\//, '')
    .replace(/\.(tsx?|json)$/, '')
    .replace(/^theme\/contract\.css$/, 'theme/contract')
    .replace(/\.css$/, '.styles');
}

/** The address of a built file as another built file names it. */
export function distImport(from: string, to: string): string {
  const path = relative(dirname(distName(from)), distName(to));
  return `${path.startsWith('.') ? '' : './'}${path}.js`;
}

/** All modules of ours that the public files reach, type-only ones left out, in the order in which they run. */
export async function reachedModules(extra: readonly string[] = []): Promise<Map<string, Module>> {
  const { metafile } = await build({
    entryPoints: [...publicFiles(), ...extra],
    outdir: '.cache/scan',
    // esbuild would take the folder in which the process began.
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

/** The files that `roots` need, each after what it needs itself: the order in which a bundler runs them. */
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
