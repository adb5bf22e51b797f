import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { AREAS } from './areas.ts';

/**
 * The export statements of the root, including those of the areas. Every file is relative to `src`, such as
 * `./cashier/BankMark/BankMark.tsx`.
 *
 * @param ui folder of the package
 */
export async function rootExports(ui: string): Promise<string> {
  const root = await readFile(join(ui, 'src/index.ts'), 'utf8');
  const areas = await Promise.all(
    AREAS.filter((area) => root.includes(`export * from './${area}/index.ts'`)).map(async (area) =>
      (await readFile(join(ui, 'src', area, 'index.ts'), 'utf8')).replaceAll(
        " from './",
        ` from './${area}/`,
      ),
    ),
  );
  return [root, ...areas].join('\n');
}
