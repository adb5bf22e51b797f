import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Rolldown, build, defaultClientConditions } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { styleSteps } from './styleSteps.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const UI = join(ROOT, 'packages/ui/src');

let folder: string;

beforeEach(async () => {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.cache/style-steps-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A page with an amount, cut as `groups` says: the style sheets by name. */
async function built(groups: readonly { name: string; test: RegExp }[]) {
  await writeFile(join(folder, 'package.json'), '{"name":"page"}');
  await writeFile(join(folder, 'index.html'), '<script type="module" src="/page.ts"></script>');
  await writeFile(
    join(folder, 'page.ts'),
    `import '${UI}/theme/base.ts';
import { AmountField } from '${UI}/primitives/AmountField/AmountField.tsx';
console.log(AmountField);`,
  );
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    plugins: [
      vanillaExtractPlugin(),
      styleSteps({ root: ROOT, entries: [relative(ROOT, join(folder, 'page.ts'))] }),
    ],
    build: {
      write: false,
      rolldownOptions: { output: { codeSplitting: { groups: [...groups] } } },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css')
        ? [[file.fileName.replace(/^assets\/|-[^.]+\.css$/g, ''), String(file.source)] as const]
        : [],
    ),
  );
}

const stepIn = (css = '') => Number(/@layer brand\.primitive\.s(\d+)\{/.exec(css)?.[1]);

it('has an amount lie over the plain field that it is made of, whichever file brings it', async () => {
  const sheets = await built([
    { name: 'amount', test: /\/AmountField\.css\.ts\.vanilla\.css$/ },
    { name: 'field', test: /\/Field\.css\.ts\.vanilla\.css$/ },
  ]);
  expect(stepIn(sheets.get('field'))).toBeGreaterThan(0);
  expect(stepIn(sheets.get('amount'))).toBeGreaterThan(stepIn(sheets.get('field')));
});

it('refuses a build that is cut so that other styles come before the order', async () => {
  const cut = built([{ name: 'order', test: /\/layers\.css\.ts\.vanilla\.css$/ }]);
  await expect(cut).rejects.toThrow('does not begin with the order of all steps');
});
