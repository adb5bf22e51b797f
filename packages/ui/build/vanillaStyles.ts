import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Plugin } from 'esbuild';

interface Integration {
  compile(options: { filePath: string; identOption: 'short' }): Promise<{ source: string }>;
  processVanillaFile(options: {
    source: string;
    filePath: string;
    identOption: 'short';
    serializeVirtualCssPath: (sheet: { fileName: string; source: string }) => string;
  }): Promise<string>;
}

async function integration(): Promise<Integration> {
  const plugin = createRequire(import.meta.url).resolve('@vanilla-extract/esbuild-plugin');
  const path = createRequire(plugin).resolve('@vanilla-extract/integration');
  const module = (await import(pathToFileURL(path).href)) as { default: Integration };
  return module.default;
}

/** The class names of every style module as plain script; its rules are put into `sheets` by the file's name. */
export function vanillaStyles(sheets: Map<string, string>): Plugin {
  const engine = integration();
  return {
    name: 'vanilla-styles',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
        const { compile, processVanillaFile } = await engine;
        const { source } = await compile({ filePath: path, identOption: 'short' });
        const contents = await processVanillaFile({
          source,
          filePath: path,
          identOption: 'short',
          // Also of the style modules that this one reads; each is the same wherever it is read.
          serializeVirtualCssPath: ({ fileName, source: rules }) => {
            sheets.set(relative('.', fileName.replace(/\.vanilla\.css$/, '')), rules);
            return '';
          },
        });
        return { contents, loader: 'js' };
      });
    },
  };
}
