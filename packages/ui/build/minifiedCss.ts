import { readFile } from 'node:fs/promises';

import { transform } from 'lightningcss';

/** A published style sheet as a consumer's bundler delivers it. The published file is readable. */
export async function minifiedCss(file: string): Promise<Uint8Array> {
  return transform({ filename: file, code: await readFile(file), minify: true }).code;
}
