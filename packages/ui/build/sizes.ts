import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

import { build } from 'esbuild';

import { minifiedCss } from './minifiedCss.ts';
import { componentFiles, distName } from './modules.ts';

/** One size budget: an import of the package, or one of its style sheets. */
export interface Budget {
  /** Its display name: `import { Button }`. */
  name: string;
  /** The measured file. */
  path: string;
  /** The maximum size, gzipped. */
  limit: string;
  gzip: true;
}

/** Individual budgets. Other primitives may have 5 kB, other components 10. */
const PROMISED: Readonly<Record<string, string>> = {
  // With a receipt, which is drawn as an image.
  AffiliateWithdrawPanel: '14.5 kB',
  Button: '1.5 kB',
  // Sorting, blocks of rows and totals; the largest primitive.
  DataTable: '8 kB',
  // The complete deposit flow: channels, amount, QR code with the bank's app, and three results.
  DepositPanel: '16.3 kB',
  // Two arrangements of filters, totals and rows.
  HistoryPanel: '10.8 kB',
  // Their action is part of the dock on a phone, and they have a receipt.
  TransferReport: '14.4 kB',
  WithdrawPanel: '16.5 kB',
  // Four steps, what is known about a username while it is typed, and the state of LINE.
  RegisterPanel: '14 kB',
  // Allow lists and rendering of operators' HTML, in addition to the sanitiser.
  RichText: '6.5 kB',
  // They include RichText.
  AnnouncementDialog: '12 kB',
  NoticeDialog: '12 kB',
  NoticeView: '12 kB',
};

const OUT = '.cache/size';

/** Bundles imports as a site does: it minifies our readable code, without React, react-intl and shared dependencies. */
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
  path: file.replace(/^dist/, 'sheets'),
  limit: '36 kB',
  gzip: true,
});

/** Bundles every import of the built package into `.cache/size`, and writes the budgets next to them. */
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
    // Through the root: this detects code that a bundler cannot remove.
    'root-Button': "export { Button } from './dist/index.js';",
    'theme-engine': "export * from './dist/theme/theme.js';",
    all: ["export * from './dist/index.js';", ...components.map(({ line }) => line)].join('\n'),
  });
  const sheets = [
    'dist/styles.css',
    'dist/styles.unlayered.css',
    ...globSync('dist/themes/*.css').sort(),
  ];
  const budgets = [
    ...components.map(({ name, limit }) => script(`import { ${name} }`, name, limit)),
    script('import { Button }, through the root', 'root-Button', '1.5 kB'),
    script('the theme engine', 'theme-engine', '15 kB'),
    // No application loads all of it. The size grows with the product areas; this entry detects sudden increases.
    script('all of @brand/ui', 'all', '148 kB'),
    ...sheets.map(sheet),
  ];
  for (const file of sheets) {
    const path = `${OUT}/${sheet(file).path}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await minifiedCss(file));
  }
  await writeFile(`${OUT}/limits.json`, JSON.stringify(budgets, null, 2));
}
