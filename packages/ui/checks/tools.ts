import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

import type { Installed } from './tarball.ts';

interface Manifest {
  exports: Record<string, string | { types?: string }>;
}

/** Expands `./primitives/*` to all its exports. */
function addressesOf(pattern: string, types: string, files: readonly string[]): string[] {
  if (!pattern.includes('*')) return [pattern];
  const [before = '', ...rest] = types.slice(2).split('*');
  const tail = rest.at(-1) ?? '';
  return files
    .filter((file) => file.startsWith(before) && file.endsWith(tail))
    .map((file) => file.slice(before.length, -tail.length).split('/'))
    .filter((parts) => parts.length === rest.length && parts.every((part) => part === parts[0]))
    .map(([name = '']) => pattern.replace('*', name));
}

/**
 * Results of publint and attw for the packed file, for an export of each pattern with types. `npm run prove` checks every
 * export: attw compiles each one, and those of a pattern are built alike.
 */
export async function checkTools({ home, tarball, files }: Installed): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as Manifest;
  const { messages, pkg } = await publint({
    pkgDir: home,
    // It is already packed.
    pack: false,
    strict: true,
  });
  const said = messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false })}`,
  );
  const patterns = Object.entries(manifest.exports).flatMap(([pattern, target]) =>
    typeof target === 'object' && target.types ? [addressesOf(pattern, target.types, files)] : [],
  );
  const entries = patterns.flatMap((addresses) =>
    process.env.PROVE ? addresses : addresses.slice(0, 1),
  );
  const attw = [
    'attw',
    tarball,
    '--profile',
    'esm-only',
    '--no-emoji',
    '--no-color',
    '-f',
    'ascii',
  ];
  const { failed, words } = await promisify(execFile)(attw[0] as string, [
    ...attw.slice(1),
    '--entrypoints',
    ...entries.map((entry) => entry.replace(/^\.\/?/, '') || '.'),
  ]).then(
    ({ stdout }) => ({ failed: false, words: stdout }),
    (error: Error & { stdout?: string }) => ({
      failed: true,
      words: error.stdout ?? error.message,
    }),
  );
  if (entries.length < patterns.length || patterns.flat().length < 40)
    said.push(`attw received only ${entries.length} of ${patterns.flat().length} exports.`);
  return failed ? [...said, `attw: ${words.trim()}`] : said;
}
