import { relative, resolve } from 'node:path';

import type { Plugin } from 'esbuild';

import { DOMAIN, distImport } from './modules.ts';

/**
 * One built file for one source: an import of another source stays an import. So `'use client'` stands exactly
 * where it is written, and a bundler takes only the modules that are asked for.
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
