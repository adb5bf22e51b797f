// The operators of this repository, by name. No dependencies: it runs before the install.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Explained } from './progress.mjs';

/** Their folder, below the root. */
export const OPERATORS = 'site/operators';

/** The default operator. */
export const DEFAULT_OPERATOR = 'lotus';

/**
 * Folder of an operator, by its name in `site/operators` or by a path relative to the working directory.
 *
 * @param {string} root
 * @param {string} operator
 * @returns {string} absolute path of a folder with an operator.json
 * @throws Explained with the existing names
 */
export function findOperator(root, operator) {
  const from = process.env.INIT_CWD ?? process.cwd();
  const isName = /^[a-z0-9][a-z0-9-]*$/.test(operator);
  const places = [...(isName ? [join(root, OPERATORS, operator)] : []), resolve(from, operator)];
  const found = places.find((folder) => existsSync(join(folder, 'operator.json')));
  if (found) return found;
  const names = readdirSync(join(root, OPERATORS), { withFileTypes: true })
    .filter((entry) => existsSync(join(root, OPERATORS, entry.name, 'operator.json')))
    .map(({ name }) => name);
  throw new Explained(
    `There is no operator "${operator}": neither in ${OPERATORS} (which has ${names.join(', ') || 'none'}) nor a folder with an operator.json at ${places.at(-1)}.`,
  );
}

/**
 * Output folder of an operator's build for the sandbox.
 *
 * @param {string} root
 * @param {string} folder as returned by `findOperator`
 */
export function sandboxOperator(root, folder) {
  const isOurs = dirname(folder) === join(root, OPERATORS);
  const place = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  const name = isOurs ? basename(folder) : `${basename(folder)}-${place}`;
  return join(root, '.cache/operators', name);
}
