import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const FORMATJS = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs');
const LARGEST_OUTPUT = 64 * 1024 * 1024;

const run = promisify(execFile);

/**
 * Compiles catalogues of ICU messages to the syntax trees that react-intl formats, so that no browser needs a parser.
 *
 * @param files JSON, message by id; several become one catalogue
 * @throws Error with the first message that is not valid ICU, or the id that two files give different messages
 */
export async function compileCatalogues(
  files: readonly string[],
): Promise<Record<string, unknown[]>> {
  // The command reads its arguments as globs: relative, so that no folder above the checkout can hold a special character.
  const paths = files.map((file) => relative(ROOT, file).replaceAll('\\', '/'));
  const { stdout } = await run(
    process.execPath,
    [FORMATJS, 'compile', ...paths, '--ast', '--format', 'simple'],
    { cwd: ROOT, maxBuffer: LARGEST_OUTPUT },
  );
  return JSON.parse(stdout) as Record<string, unknown[]>;
}
