import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const FORMATJS = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs');
const LARGEST_OUTPUT = 64 * 1024 * 1024;

const run = promisify(execFile);

/**
 * Compiles catalogues of ICU messages to syntax trees for react-intl, so that no parser is needed in the browser.
 *
 * @param files JSON files with messages by id; several are merged into one catalogue
 * @throws Error with the first message that is not valid ICU, or the id of a message that differs between two files
 */
export async function compileCatalogues(
  files: readonly string[],
): Promise<Record<string, unknown[]>> {
  // The command reads its arguments as globs. Relative paths avoid special characters in folders above the checkout.
  const paths = files.map((file) => relative(ROOT, file).replaceAll('\\', '/'));
  const { stdout } = await run(
    process.execPath,
    [FORMATJS, 'compile', ...paths, '--ast', '--format', 'simple'],
    { cwd: ROOT, maxBuffer: LARGEST_OUTPUT },
  );
  return JSON.parse(stdout) as Record<string, unknown[]>;
}
