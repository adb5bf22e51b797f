import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { AREAS } from './areas.ts';

/**
 * What the root exports, as the text of its export statements: its own and those of the areas. Every file is named from
 * `src`, as `./cashier/BankMark/BankMark.tsx`.
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
