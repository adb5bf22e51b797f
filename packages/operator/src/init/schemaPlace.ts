import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `operator.schema.json` of this package: next to `src` in the repository, next to `dist` in the package. */
export const SCHEMA_FILE = ['../operator.schema.json', '../../operator.schema.json']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find(existsSync);

/**
 * Value of `$schema` in a new folder: the path to the schema if both are in one project, so that it stays current.
 * Otherwise null, and the folder needs a copy.
 */
export function schemaPlace(folder: string): string | null {
  if (!SCHEMA_FILE) return null;
  const [project = ''] = SCHEMA_FILE.split(`${sep}node_modules${sep}`);
  const installed = join(project, 'node_modules/@brand/operator/operator.schema.json');
  const [root, file] =
    project === SCHEMA_FILE
      ? [join(dirname(SCHEMA_FILE), '../..'), SCHEMA_FILE]
      : [project, installed];
  const current = folder.startsWith(root + sep) && existsSync(file);
  return current ? relative(folder, file).split(sep).join('/') : null;
}
