import { build } from 'tsup';

import { mapScript } from './maps.ts';
import { distName, type Module } from './modules.ts';
import { oneToOne } from './oneToOne.ts';
import { vanillaStyles } from './vanillaStyles.ts';

/**
 * Builds every module to its own script.
 *
 * @param modules the public modules
 * @param styled these and the style-only files, whose scripts are not kept
 * @returns the rules of every style module, by file
 */
export async function buildScripts(
  modules: ReadonlyMap<string, Module>,
  styled: ReadonlyMap<string, Module>,
): Promise<ReadonlyMap<string, string>> {
  const sheets = new Map<string, string>();
  const run = (files: readonly string[], outDir: string) =>
    build({
      config: false,
      entry: Object.fromEntries(files.map((file) => [distName(file), file])),
      outDir,
      format: 'esm',
      target: 'es2022',
      splitting: false,
      // Readable. A consumer's bundler minifies it, and the sizes are measured after that.
      minify: false,
      sourcemap: true,
      esbuildOptions: (options) => {
        // A list of class names is one line otherwise.
        options.lineLimit = 120;
      },
      silent: true,
      esbuildPlugins: [oneToOne(), vanillaStyles(sheets)],
    });
  await run([...modules.keys()], 'dist');
  await run(
    [...styled.keys()].filter((file) => !modules.has(file) && file.endsWith('.css.ts')),
    '.cache/styles',
  );
  for (const file of modules.keys()) if (!file.endsWith('.json')) await mapScript(file);
  return sheets;
}
