import { expect, it } from 'vitest';
import { UI_ALIASES } from '../.storybook/uiDependencies.ts';
import { resolvedBySite } from './resolvedPackages.ts';

/** The required packages, and the code that imports them. */
const RUNTIME = [
  { name: 'react', from: 'site/src' },
  { name: 'react-dom/client', from: 'site/src' },
  { name: 'react-intl', from: 'site/src' },
  { name: 'react-intl', from: 'packages/ui/src' },
  { name: '@tanstack/react-query', from: 'site/src' },
  { name: '@radix-ui/react-dialog', from: 'packages/ui/src' },
  { name: '@radix-ui/react-dropdown-menu', from: 'packages/ui/src' },
  { name: '@radix-ui/react-tabs', from: 'packages/ui/src' },
  { name: '@radix-ui/react-tooltip', from: 'packages/ui/src' },
  { name: 'embla-carousel-react', from: 'packages/ui/src' },
  { name: 'dompurify', from: 'packages/ui/src' },
  { name: 'uqr', from: 'packages/ui/src' },
  { name: '@vanilla-extract/css', from: 'packages/ui/src' },
  { name: '@vanilla-extract/css', from: 'site/src' },
  { name: 'openapi-fetch', from: 'packages/api/src' },
  { name: 'valibot', from: 'packages/api/src' },
];

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

it('bundles every runtime package and its dependencies from the package itself', async () => {
  const resolved = await resolvedBySite(RUNTIME);
  const names = resolved.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react-remove-scroll', 'react-style-singleton']));
  const replaced = resolved.filter(
    ({ name, file }) => file !== null && !file.includes(`/node_modules/${packageOf(name)}/`),
  );
  expect(replaced).toEqual([]);
  const missing = RUNTIME.filter(({ name, from }) =>
    resolved.some((one) => one.name === name && one.from === from && one.file === null),
  );
  expect(missing).toEqual([]);
});

interface Alias {
  readonly find: string | RegExp;
  readonly replacement: string;
}

/** Aliases that would resolve a name to another package. */
function replacing(aliases: readonly Alias[] | Record<string, string> = []): readonly Alias[] {
  const list = Array.isArray(aliases)
    ? (aliases as readonly Alias[])
    : Object.entries(aliases).map(([find, replacement]) => ({ find, replacement }));
  return list.filter(({ find, replacement }) => {
    const name = packageOf(
      typeof find === 'string' ? find : find.source.replaceAll(/[\^$\\]/g, ''),
    );
    return !`/${replacement}/`.includes(`/${name}/`);
  });
}

it('distinguishes an alias that replaces a package from one that selects a file of it', () => {
  expect(replacing([{ find: 'react-intl', replacement: '/site/src/app/intl.tsx' }])).toHaveLength(
    1,
  );
  expect(replacing({ react: 'preact/compat' })).toHaveLength(1);
  expect(replacing([{ find: /^@a\/b$/, replacement: '@a/b/no-parser.js' }])).toEqual([]);
});

it('runs Storybook with the real packages', () => {
  expect(UI_ALIASES.length).toBeGreaterThan(0);
  expect(replacing(UI_ALIASES)).toEqual([]);
});

it('runs unit and DOM tests with the real packages', async () => {
  // Storybook's project is not loaded: the test above checks its aliases.
  process.argv.push('--project=unit');
  const { default: config } = await import('../vitest.config.ts');
  process.argv.pop();
  const projects = config.test?.projects ?? [];
  expect(projects.length).toBeGreaterThanOrEqual(2);
  for (const project of projects as { resolve?: { alias?: readonly Alias[] } }[]) {
    expect(replacing(project.resolve?.alias)).toEqual([]);
  }
});
