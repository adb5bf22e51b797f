import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operator } from '@brand/operator';
import type { House } from './house.ts';

/** Changes the operator's settings for the duration of `visit`. */
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
