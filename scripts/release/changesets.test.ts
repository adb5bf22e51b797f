import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { publishablePackages } from './publishable.ts';

const published = publishablePackages(ROOT).map(({ name }) => name);

it('publishes the library and the command of operators, and no other package', () => {
  expect(published).toEqual(['@brand/operator', '@brand/ui']);
});

// No version can be made of a changeset that names a private package, too.
it('has changesets that name published packages only', () => {
  const files = globSync('.changeset/*.md', { cwd: ROOT }).filter(
    (file) => !file.endsWith('README.md'),
  );
  const wrong = files.filter((file) => {
    const [, head = ''] =
      /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
    const names = [...head.matchAll(/^'([^']+)': (?:major|minor|patch)$/gm)].map(
      ([, name = '']) => name,
    );
    return names.length === 0 || names.some((name) => !published.includes(name));
  });
  expect(wrong).toEqual([]);
});
