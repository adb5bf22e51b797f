import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operator } from '@brand/operator';
import { expect } from '@playwright/test';
import type { TestServers } from './servers.ts';

/** Changes the operator's settings for the duration of `visit`. The server looks for changes only twice a second. */
export async function withOperator(
  servers: TestServers,
  change: (operator: Operator) => void,
  visit: () => Promise<void>,
): Promise<void> {
  const file = join(servers.built, 'lotus', 'operator.json');
  const before = await readFile(file, 'utf8');
  const operator = JSON.parse(before) as Operator;
  change(operator);
  await write(servers, file, JSON.stringify(operator));
  try {
    await visit();
  } finally {
    await write(servers, file, before);
  }
}

/** Writes settings and waits until the server uses them. */
async function write({ site }: TestServers, file: string, settings: string): Promise<void> {
  await writeFile(file, settings);
  const served = async () => (await fetch(`${site}/operator/operator.json`)).json();
  await expect.poll(served).toEqual(JSON.parse(settings));
}
