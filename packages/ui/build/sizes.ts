import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { build } from 'esbuild';

import { componentFiles, distName } from './modules.ts';

/** One budget: an import of the package, or a style sheet of it. */
export interface Budget {
  /** As a person says it: `import { Button }`. */
  name: string;
  /** The file that is measured. */
  path: string;
  /** The most that it may weigh, gzipped. */
  limit: string;
  gzip: true;
}

/** What is promised by name; every other primitive may take 5 kB, every other component 10. */
const PROMISED: Readonly<Record<string, string>> = {
  AffiliateWithdrawPanel: '11 kB',
  Button: '1.5 kB',
  // Sorting, blocks of rows and totals; the largest primitive by far.
  DataTable: '8 kB',
  // The whole way of a deposit: channels, amount, code with its picture, and three ends.
  DepositPanel: '13 kB',
  // Their action stands among what floats on a phone.
  TransferReport: '11 kB',
  WithdrawPanel: '11 kB',
  // What may come through of an operator's HTML and how each is drawn, over the sanitiser itself.
  RichText: '6.5 kB',
  // They hold RichText.
  AnnouncementDialog: '12 kB',
  NoticeDialog: '12 kB',
  NoticeView: '12 kB',
};

const OUT = '.cache/size';

/** Bundles imports as a site does, minified, without React, react-intl and the engines that others may share. */
async function bundle(scripts: Readonly<Record<string, string>>): Promise<void> {
  await build({
    entryPoints: Object.keys(scripts).map((name) => ({ in: `size:${name}`, out: name })),
    outdir: OUT,
    bundle: true,
    minify: true,
    format: 'esm',
    logLevel: 'error',
    plugins: [
      {
        name: 'sizes',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^size:/ }, ({ path }) => ({
            path: path.slice('size:'.length),
            namespace: 'size',
          }));
          onResolve({ filter: /^[^./]/ }, ({ path }) => ({ path, external: true }));
          onLoad({ filter: /.*/, namespace: 'size' }, ({ path }) => ({
            contents: scripts[path] ?? '',
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
}

const script = (name: string, file: string, limit: string): Budget => ({
  name,
  path: `${file}.js`,
  limit,
  gzip: true,
});

const sheet = (file: string): Budget => ({
  name: file.replace(/^dist\//, ''),
  path: `../../${file}`,
  limit: '29.5 kB',
  gzip: true,
});

/** Bundles every import of the built package into `.cache/size`, and writes their budgets beside them. */
export async function bundleForSizes(): Promise<void> {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  const components = componentFiles().map((file) => ({
    name: basename(file, '.tsx'),
    line: `export { ${basename(file, '.tsx')} } from './dist/${distName(file)}.js';`,
    limit: PROMISED[basename(file, '.tsx')] ?? (file.includes('/primitives/') ? '5 kB' : '10 kB'),
  }));
  await bundle({
    ...Object.fromEntries(components.map(({ name, line }) => [name, line])),
    // Through the root: what a bundler cannot leave out would show here.
    'root-Button': "export { Button } from './dist/index.js';",
    'theme-engine': "export * from './dist/theme/theme.js';",
    all: ["export * from './dist/index.js';", ...components.map(({ line }) => line)].join('\n'),
  });
  const themes = globSync('dist/themes/*.css').sort();
  const budgets = [
    ...components.map(({ name, limit }) => script(`import { ${name} }`, name, limit)),
    script('import { Button }, through the root', 'root-Button', '1.5 kB'),
    script('the theme engine', 'theme-engine', '15 kB'),
    // Nobody loads all of it; the figure grows with the product areas, and is here so that a leap is seen.
    script('all of @brand/ui', 'all', '118 kB'),
    ...['dist/styles.css', 'dist/styles.unlayered.css', ...themes].map(sheet),
  ];
  await writeFile(`${OUT}/limits.json`, JSON.stringify(budgets, null, 2));
}
