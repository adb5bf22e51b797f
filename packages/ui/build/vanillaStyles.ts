import { relative } from 'node:path';

import vanilla from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';

/**
 * Compiles every style module to a plain script with its class names, and adds its rules to `sheets` by file name. It uses
 * the same API as the vanilla-extract bundler plugins. Those write the rules of all imported modules into the sheet of each
 * entry, but the library needs the rules of each module once.
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
          // Includes the style modules that this one imports; their result is the same each time.
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
