import { relative, resolve } from 'node:path';

import type { Plugin } from 'esbuild';

import { DOMAIN, distImport } from './modules.ts';

/**
 * Builds one file per source; imports between sources stay imports. So `'use client'` stays in its own files, and a bundler
 * only takes the modules that are imported.
 */
export function oneToOne(): Plugin {
  return {
    name: 'one-to-one',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^(\.|@brand\/domain$)/ }, ({ path, importer, kind, resolveDir }) => {
        if (kind === 'entry-point') return null;
        const target = path === '@brand/domain' ? DOMAIN : resolve(resolveDir, path);
        return { path: distImport(relative('.', importer), relative('.', target)), external: true };
      });
    },
  };
}
