import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

import { themeOf } from '../build/themeOf.ts';
import { OperatorFolder } from '../folder/OperatorFolder.ts';
import { newOperator } from '../init/newOperator.ts';
import { standIn } from '../init/standIn.ts';
import { SCHEMA_FILE, schemaPlace } from '../init/schemaPlace.ts';
import { BASES } from '../schema/themeSchema.ts';
import { either, shown } from '../settings/problem.ts';
import type { CommandCall } from './readArguments.ts';
import { UsageError, styled } from './terminal.ts';

const COPY = 'operator.schema.json';

/** `my-brand` → `My Brand`. */
const spoken = (folder: string) =>
  folder
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** `brand-theme init`: writes a complete, valid source folder. */
export function initCommand({ subject, texts, terminal }: CommandCall): number {
  const folder = resolve(terminal.cwd, subject);
  const base = BASES.find((known) => known === (texts.base ?? 'lotus'));
  if (!base) throw new UsageError(`--base is ${shown(texts.base)}; it must be ${either(BASES)}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    terminal.complain(
      `${subject} is not empty, and init does not overwrite files. Choose another folder.`,
    );
    return 1;
  }
  const name = texts.name ?? spoken(basename(folder));
  const slug = new OperatorFolder(folder).name.replace(/^-+|-+$/g, '');
  const place = schemaPlace(folder);
  const settings = newOperator({ name, slug, base, schema: place ?? `./${COPY}` });
  const theme = themeOf({ ...settings.theme, base }, slug);
  mkdirSync(folder, { recursive: true });
  const write = (file: string, text: string) =>
    writeFileSync(join(folder, file), text, { flag: 'wx' });
  write('operator.json', `${JSON.stringify(settings, null, 2)}\n`);
  write('logo.svg', standIn('logo', name, theme));
  write('icon.svg', standIn('icon', name, theme));
  if (!place && SCHEMA_FILE) copyFileSync(SCHEMA_FILE, join(folder, COPY));
  const here = relative(terminal.cwd, folder) || '.';
  const typed = /\s/.test(here) ? `"${here}"` : here;
  terminal.print(styled(terminal, 'green', `${name} is in ${here}`));
  terminal.print(`  operator.json  every setting; the six colours are under "theme"
  logo.svg       placeholder in your colours; replace it with your logo
  icon.svg       square placeholder; the icons of all sizes are made from it

Next
  ${terminal.command} check ${typed}
  ${terminal.command} build ${typed}`);
  return 0;
}
