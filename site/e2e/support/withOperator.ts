import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operator } from '@brand/operator';
import type { House } from './house.ts';

/** Shows the site as an operator would have it that decides otherwise, for as long as `visit` takes. */
export async function withOperator(
  house: House,
  change: (operator: Operator) => void,
  visit: () => Promise<void>,
): Promise<void> {
  const file = join(house.built, 'lotus', 'operator.json');
  const before = await readFile(file, 'utf8');
  const operator = JSON.parse(before) as Operator;
  change(operator);
  await writeFile(file, JSON.stringify(operator));
  try {
    await visit();
  } finally {
    await writeFile(file, before);
  }
}
