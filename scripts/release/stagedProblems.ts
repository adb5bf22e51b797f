import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const ALWAYS = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'];

/**
 * What is wrong with a folder that is to be published; empty if nothing is.
 *
 * @param path of the folder
 * @param version that its changelog must have
 */
export async function stagedProblems(path: string, version: string): Promise<readonly string[]> {
  const missing = ALWAYS.filter((file) => !existsSync(join(path, file)));
  if (missing.length > 0) return missing.map((file) => `${file} is missing.`);
  const changelog = await readFile(join(path, 'CHANGELOG.md'), 'utf8');
  const text = await readFile(join(path, 'package.json'), 'utf8');
  const { exports = {}, dependencies = {} } = JSON.parse(text) as {
    readonly exports?: Record<string, unknown>;
    readonly dependencies?: Record<string, string>;
  };
  const files = await readdir(path, { recursive: true });
  const { messages, pkg } = await publint({ pkgDir: path, pack: false, strict: true });
  return [
    ...(changelog.includes(`## ${version}\n`) ? [] : [`CHANGELOG.md does not have ${version}.`]),
    ...Object.entries(dependencies)
      .filter(([, range]) => range.includes(':'))
      .map(([name, range]) => `It depends on ${name} "${range}", which is not published.`),
    ...patternsIn(exports)
      .filter((pattern) => !files.some((file) => pattern.test(file)))
      .map((pattern) => `No file is at ${pattern.source}: it was not built.`),
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
  ];
}

/** Patterns of the files that exports with a `*` lead to. The others are checked by publint. */
function patternsIn(target: unknown): readonly RegExp[] {
  if (typeof target === 'string') {
    if (!target.includes('*')) return [];
    const parts = target
      .slice(2)
      .split('*')
      .map((part) => part.replaceAll('.', String.raw`\.`));
    return [new RegExp(`^${parts.join('.+')}$`)];
  }
  return Object.values(target as Record<string, unknown>).flatMap(patternsIn);
}
