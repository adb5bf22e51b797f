import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from '../handler/contentType.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A reply that fits in one packet gains nothing from being smaller. */
const WORTHWHILE_BYTES = 1000;

/** Writes a `.br` and a `.gz` file next to every text that is worth it, except what belongs to the server. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const isHidden = file.slice(folder.length).includes('/.');
    if (!entry.isFile() || isHidden || !contentType(entry.name).text) continue;
    const bytes = await readFile(file);
    if (bytes.length < WORTHWHILE_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
}
