import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `operator.schema.json` of this package: beside `src` in the repository, beside `dist` in the package. */
export const SCHEMA_FILE = ['../operator.schema.json', '../../operator.schema.json']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find(existsSync);

/**
 * What `$schema` of a new folder says: the path to the schema where both lie in one project, so that it stays current;
 * otherwise null, and the folder needs a copy.
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
