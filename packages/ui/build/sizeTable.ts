import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';

import { minifiedCss } from './minifiedCss.ts';
import { componentFiles, distName } from './modules.ts';

const BEGIN = '<!-- sizes: written by npm run sizes -->';
const END = '<!-- /sizes -->';
/** Allowed deviation before the table must be written again: half a kB, or 5 % for large entries. */
const slack = (size: number): number => Math.max(0.5, size / 20);

async function kilobytes(file: string): Promise<number> {
  const bytes = file.endsWith('.css') ? await minifiedCss(file) : await readFile(file);
  return gzipSync(bytes, { level: 9 }).length / 1000;
}

const shown = (size: number): string => `${size.toFixed(1)} kB`;

interface Row {
  entry: string;
  js: number | null;
  css: number | null;
}

async function wholes(): Promise<Row[]> {
  const js = (name: string) => kilobytes(`.cache/size/${name}.js`);
  return [
    { entry: 'everything', js: await js('all'), css: await kilobytes('dist/styles.css') },
    { entry: 'a theme', js: null, css: await kilobytes('dist/themes/lotus.css') },
    {
      entry: '`@brand/ui/theme`, the engine (not needed on a page)',
      js: await js('theme-engine'),
      css: null,
    },
  ];
}

async function components(): Promise<Row[]> {
  return Promise.all(
    componentFiles().map(async (file) => {
      const name = basename(file, '.tsx');
      return {
        entry: `\`${name}\``,
        js: await kilobytes(`.cache/size/${name}.js`),
        css: await kilobytes(`dist/css/${dirname(distName(file))}.css`),
      };
    }),
  );
}

function table(rows: readonly Row[]): string {
  const cells = rows.map(({ entry, js, css }) => [
    entry,
    js === null ? '' : shown(js),
    css === null ? '' : shown(css),
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0), 5),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${'-'.repeat(widths[0] ?? 0)} | ${'-'.repeat((widths[1] ?? 1) - 1)}: | ${'-'.repeat((widths[2] ?? 1) - 1)}: |`;
  return [line(['entry', 'JS', 'CSS']), rule, ...cells.map(line)].join('\n');
}

/** The size section of the README, from the last build. */
async function written(): Promise<string> {
  return [
    BEGIN,
    '',
    table(await wholes()),
    '',
    '<details><summary>Each component alone</summary>',
    '',
    table(await components()),
    '',
    '</details>',
    '',
    END,
  ].join('\n');
}

const place = (readme: string): [number, number] => {
  const from = readme.indexOf(BEGIN);
  const to = readme.indexOf(END);
  if (from === -1 || to === -1) throw new Error('README.md has no markers for the sizes.');
  return [from, to + END.length];
};

/** The README with the sizes of the last build. */
export async function withSizes(readme: string): Promise<string> {
  const [from, to] = place(readme);
  return `${readme.slice(0, from)}${await written()}${readme.slice(to)}`;
}

const figures = (text: string): ReadonlyMap<string, readonly number[]> =>
  new Map(
    [...text.matchAll(/^\| (.+?) +\|([^|]*)\|([^|]*)\|$/gm)].map(([, entry = '', js, css]) => [
      entry,
      [js, css].map((cell) => Number.parseFloat(cell ?? '') || 0),
    ]),
  );

/** Errors in the README: a missing entry, or a changed size. */
export async function staleSizes(readme: string): Promise<string[]> {
  const [from, to] = place(readme);
  const told = figures(readme.slice(from, to));
  const stale = [...figures(await written())].filter(([entry, now]) => {
    const then = told.get(entry);
    return (
      !then || now.some((figure, column) => Math.abs(figure - (then[column] ?? 0)) > slack(figure))
    );
  });
  return stale.map(([entry]) => `README.md: the size of ${entry} is outdated; run npm run sizes.`);
}
