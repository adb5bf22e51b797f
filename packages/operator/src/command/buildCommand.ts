import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { buildOperator } from '../build/buildOperator.ts';
import type { CommandCall } from './readArguments.ts';
import { styled } from './terminal.ts';

/** `brand-theme build`: writes the folder that is deployed with the site. */
export async function buildCommand({
  subject,
  texts,
  flags,
  terminal,
}: CommandCall): Promise<number> {
  const folder = resolve(terminal.cwd, subject);
  const out = resolve(terminal.cwd, texts.out ?? join(folder, 'operator'));
  const { brand } = await buildOperator({ folder, out, local: flags.has('local') });
  const files = readdirSync(out);
  const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
  const place = relative(terminal.cwd, out) || '.';
  terminal.print(
    `${styled(terminal, 'green', '✓')} ${brand.name} was built in ${place}: ${files.length} files, ${Math.ceil(bytes / 1024)} kB`,
  );
  terminal.print('Serve this folder as /operator/ on the host of the site.');
  return 0;
}
