import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { ComponentManifest } from '../build/componentManifest.ts';
import type { Installed } from './tarball.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Each line is compiled separately; those of the second list must fail. */
const GOOD = [
  "import { useText } from '@brand/ui'; export const Title = () => useText()('ID');",
  "import th from '@brand/ui/messages/th'; export const parts = th['ID'].length;",
  "import core from '@brand/ui/messages/core.en'; export const parts = Object.keys(core).length;",
  'import { Button } from \'@brand/ui/primitives/Button\'; export const it = <Button tone="accent">ok</Button>;',
  "import { defineTheme } from '@brand/ui/theme'; export const make = defineTheme;",
];
const BAD = [
  "import { useText } from '@brand/ui'; export const Title = () => useText()('core.no.such.sentence');",
  "import th from '@brand/ui/messages/th'; export const parts = th['core.no.such.sentence'];",
  "import core from '@brand/ui/messages/core.en'; export const parts = core['core.no.such.sentence'];",
  'import { Button } from \'@brand/ui/primitives/Button\'; export const it = <Button tone="loud">ok</Button>;',
];

/** The types of the package in a strict application: known ids and all examples compile, unknown ids do not. */
export async function checkTypes({ app, home }: Installed): Promise<string[]> {
  await mkdir(join(app, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', 'react-dom']) {
    const types = `node_modules/@types/${name}`;
    if (existsSync(join(app, types))) continue;
    await symlink(realpathSync(join(ROOT, types)), join(app, types));
  }
  const catalogue = await readFile(join(ROOT, 'packages/ui/src/messages/core.th.json'), 'utf8');
  const [id = ''] = Object.keys(JSON.parse(catalogue) as object);
  const folder = join(app, 'types');
  await mkdir(folder, { recursive: true });
  const write = (kind: string, lines: readonly string[]) =>
    Promise.all(
      lines.map((line, place) =>
        writeFile(join(folder, `${kind}${place}.tsx`), line.replaceAll('ID', id)),
      ),
    );
  const { types } = JSON.parse(
    await readFile(join(home, 'dist/components.json'), 'utf8'),
  ) as ComponentManifest;
  const examples = Object.values(types).flatMap(({ example }) => example ?? []);
  await write('good', GOOD);
  await write(
    'example',
    examples.map((code) => `${code}\nexport {};\n`),
  );
  await write('bad', BAD);
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noEmit: true,
        types: [],
      },
      include: ['.'],
    }),
  );
  const words = await promisify(execFile)('tsc', ['-p', folder]).then(
    ({ stdout }) => stdout,
    (error: Error & { stdout?: string }) => error.stdout ?? error.message,
  );
  const wrong = words
    .split('\n')
    .filter((line) => /error TS/.test(line) && !/bad\d\.tsx/.test(line));
  const missed = BAD.filter((_, place) => !words.includes(`bad${place}.tsx`));
  return [...wrong, ...missed.map((line) => `This should not compile: ${line}`)];
}
