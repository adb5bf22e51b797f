import { join } from 'node:path';
import { build } from 'esbuild';

/** The script that runs first in every page: `inPage/`, bundled. */
export async function firstScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../inPage/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
