import { relative } from 'node:path';

import vanilla from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';

/**
 * The class names of every style module as plain script; its rules are put into `sheets` by the file's name. This is the part of
 * vanilla-extract that its own plugins for bundlers are made of: those write the rules of all imported modules into the sheet
 * of each entry, while the library needs the rules of each module once.
 */
export function vanillaStyles(sheets: Map<string, string>): Plugin {
  return {
    name: 'vanilla-styles',
    setup: ({ onLoad }) => {
      onLoad({ filter: vanilla.cssFileFilter }, async ({ path }) => {
        const { source } = await vanilla.compile({ filePath: path, identOption: 'short' });
        const contents = await vanilla.processVanillaFile({
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
