import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

import { build, type Plugin } from 'esbuild';

import { componentFiles, distName, reachedModules } from '../build/modules.ts';
import { vanillaStyles } from '../build/vanillaStyles.ts';
import type { Installed } from './tarball.ts';

const UI = join(import.meta.dirname, '..');

/** The public export of each source that has one, by its path in the package, as stories import it. */
async function addresses(): Promise<ReadonlyMap<string, string>> {
  // Not public, but it must be the instance that the components use: a story must not bundle a second one.
  const inside = [...(await reachedModules()).keys()].filter((file) => !file.endsWith('.css.ts'));
  const hooks = globSync('src/hooks/*.ts').map(
    (file) => [file, `@brand/ui/${distName(file)}`] as const,
  );
  const components = componentFiles().map((file) => {
    const folder = dirname(distName(file));
    return [file, `@brand/ui/${folder}`] as const;
  });
  return new Map<string, string>([
    ...inside.map((file) => [file, `./node_modules/@brand/ui/dist/${distName(file)}.js`] as const),
    ...hooks,
    ...components,
    ['src/primitives/Icon/glyphs.ts', '@brand/ui/icons'],
    ['src/theme/contract.css.ts', '@brand/ui/theme/contract'],
    ['src/theme/theme.ts', '@brand/ui/theme'],
  ]);
}

/** Replaces the component that a story imports with that of the package. Other imports are bundled. */
function fromPackage(known: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'from-package',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^@brand\/domain$/ }, () => ({
        path: '@brand/ui/domain',
        external: true,
      }));
      onResolve({ filter: /^storybook\/test$/ }, () => ({ path: 'test', namespace: 'stub' }));
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' ? null : { path, external: true },
      );
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const file = resolve(resolveDir, path);
        const address = known.get(relative('.', file));
        return address && existsSync(file) ? { path: address, external: true } : { path: file };
      });
      // Actions of a story; `play` is not run here.
      onLoad({ filter: /.*/, namespace: 'stub' }, () => ({
        contents: `export const fn = () => () => undefined;
          export const expect = undefined, screen = undefined, userEvent = undefined;
          export const fireEvent = undefined, spyOn = undefined, mocked = undefined;
          export const waitFor = undefined, within = undefined;`,
      }));
    },
  };
}

/** Bundles every story file of the library with the components of the tarball, as one script for `harness`. */
export async function bundleStories({ app }: Installed, harness: string): Promise<string> {
  const before = process.cwd();
  process.chdir(UI);
  const out = join(app, `${basename(harness, '.tsx')}.mjs`);
  const stories = globSync('src/**/*.stories.tsx').sort();
  const imports = stories.map((file, place) => `import * as s${place} from './${file}';`);
  const list = stories.map((file, place) => `[${JSON.stringify(file)}, s${place}]`);
  await build({
    stdin: {
      contents: `${imports.join('\n')}
        import { run } from ${JSON.stringify(harness)};
        await run([${list.join(', ')}]);`,
      resolveDir: UI,
      loader: 'tsx',
    },
    outfile: out,
    absWorkingDir: UI,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [fromPackage(await addresses()), vanillaStyles(new Map())],
  });
  process.chdir(before);
  return out;
}
