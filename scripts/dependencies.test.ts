import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';

interface Manifest {
  readonly bin?: string | Record<string, string>;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

/** A row of one of the tables: a dependency and its places of use. */
interface Row {
  readonly name: string;
  readonly places: readonly string[];
}

/** The required packages of the product. */
const REQUIRED = [
  'react',
  'react-dom',
  'tsup',
  'storybook',
  '@storybook/react-vite',
  '@vanilla-extract/css',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  'embla-carousel-react',
  'react-intl',
  '@tanstack/react-query',
  'openapi-typescript',
  'openapi-fetch',
  'vite',
  'vitest',
  'chromatic',
  'playwright',
];

/** Text in the code for packages that other tools load. */
const LOADED_BY_OTHERS: Readonly<Record<string, string>> = {
  'oxlint-tsgolint': '--type-aware',
  '@size-limit/file': 'size-limit',
  '@vitest/browser': 'browser: {',
  '@types/*': 'node:',
};

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const manifest = (path: string) => JSON.parse(read(path)) as Manifest;

const named = new Map<string, string>();
for (const path of globSync('{,packages/*/,site/}package.json', { cwd: ROOT })) {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = manifest(path);
  const all = { ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies };
  for (const name of Object.keys(all)) if (!name.startsWith('@brand/')) named.set(name, path);
}

function rowsOf(path: string): readonly Row[] {
  return [...read(path).matchAll(/^\| `([^`]+)`\s*\|[^|]+\|([^|]+)\|$/gm)].map(
    ([, name = '', where = '']) => ({
      name,
      places: [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
    }),
  );
}

const builtOn = rowsOf('README.md').filter(({ places }) => places.length > 0);
const rows = [...builtOn, ...rowsOf('docs/dependencies.md')];
const covers = ({ name }: Row, dependency: string) =>
  name.endsWith('/*') ? dependency.startsWith(name.slice(0, -1)) : dependency === name;

function filesIn(place: string): readonly string[] {
  const path = join(ROOT, place);
  if (statSync(path).isFile()) return [path];
  return globSync(`${path}/**/*.{ts,tsx,mjs,css,json}`).filter(
    (file) => !/\/(?:node_modules|dist)\//.test(file) && file !== import.meta.filename,
  );
}

/** The commands of a package. */
function commandsOf(name: string): readonly string[] {
  const from = named.get(name)?.replace(/package\.json$/, '') ?? '';
  const path = [from, ''].map((folder) => `${folder}node_modules/${name}/package.json`);
  const found = path.find((one) => existsSync(join(ROOT, one)));
  const { bin } = found ? manifest(found) : {};
  return typeof bin === 'string' ? [name] : Object.keys(bin ?? {});
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches an import of the package or of a subpath, or a call of one of its commands. */
function useOf(name: string): RegExp {
  const standsIn = LOADED_BY_OTHERS[name];
  if (standsIn !== undefined) return new RegExp(literal(standsIn));
  const isKind = name.endsWith('/*');
  const rest = isKind ? '' : `(?:/[^'"\`]*)?['"\`]`;
  const imported = `['"\`]${literal(isKind ? name.slice(0, -1) : name)}${rest}`;
  const inFolder = `node_modules/${literal(name)}\\b`;
  const called = commandsOf(name).map((command) => `(?<=['"\`& ])${literal(command)}(?=['"\` ])`);
  return new RegExp([imported, inFolder, ...called].join('|'));
}

describe('the tables of dependencies', () => {
  it('have one row for every dependency of the workspace', () => {
    const uncovered = [...named.keys()].filter(
      (name) => rows.filter((row) => covers(row, name)).length !== 1,
    );
    expect(uncovered).toEqual([]);
  });

  it('name nothing that is not a dependency', () => {
    const unknown = rows.filter((row) => ![...named.keys()].some((name) => covers(row, name)));
    expect(unknown).toEqual([]);
  });

  it('list the required packages in the README', () => {
    expect(builtOn.map(({ name }) => name).sort()).toEqual([...REQUIRED].sort());
  });

  it.each(rows)('name the places that use $name', ({ name, places }) => {
    expect(places).not.toEqual([]);
    const use = useOf(name);
    const unused = places.filter(
      (place) => !filesIn(place).some((file) => use.test(readFileSync(file, 'utf8'))),
    );
    expect(unused).toEqual([]);
  });
});
