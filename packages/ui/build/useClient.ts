import { readFile, rm, writeFile } from 'node:fs/promises';

interface Metafile {
  outputs: Record<string, { inputs: Record<string, unknown> }>;
}

const DIRECTIVE = "'use client';";

/**
 * Bundling loses `'use client'` in shared chunks. Puts it back on every file that holds a module which
 * had it, so that a server render of React knows where the client begins.
 */
export async function restoreUseClient(metafile: string): Promise<void> {
  const { outputs } = JSON.parse(await readFile(metafile, 'utf8')) as Metafile;
  await rm(metafile);
  for (const [file, { inputs }] of Object.entries(outputs)) {
    if (!file.endsWith('.js')) continue;
    const sources = Object.keys(inputs).filter((input) => /^src\/.*\.tsx?$/.test(input));
    const texts = await Promise.all(sources.map((source) => readFile(source, 'utf8')));
    if (!texts.some((text) => text.startsWith(DIRECTIVE))) continue;
    const code = await readFile(file, 'utf8');
    if (!/^['"]use client['"];/.test(code)) await writeFile(file, `${DIRECTIVE}${code}`);
  }
}
