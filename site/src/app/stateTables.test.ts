/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

const rowsOf = (file: string) =>
  readFileSync(join(ROOT, 'site', file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:State|-+) /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const byName = (...patterns: string[]) =>
  new Map(globSync(patterns, { cwd: ROOT }).map((path) => [basename(path), path]));

const TESTS = byName(
  'packages/*/src/**/*.test.{ts,tsx}',
  'site/src/**/*.test.{ts,tsx}',
  'site/e2e/*.ts',
);
const STORIES = byName('packages/ui/src/**/*.stories.tsx');

/** Placeholder for a story that renders nothing. */
const NONE = '–';

describe.each([
  ['WALLET.md', 60],
  ['GAMES.md', 120],
  ['MEMBERS.md', 200],
])('the table of states in %s', (file, least) => {
  const rows = rowsOf(file);

  it('has all rows', () => {
    expect(rows.length).toBeGreaterThan(least);
  });

  it.each(rows)('%s %s: its story and its test exist', (_, state, _way, story = '', test = '') => {
    if (story !== NONE) {
      const [component = '', name = ''] = story.split('/');
      const path = STORIES.get(`${component}.stories.tsx`);
      expect(path, `${state}: ${story}`).toBeDefined();
      expect(readFileSync(join(ROOT, path ?? ''), 'utf8'), state).toMatch(
        new RegExp(`^export const ${name}\\b`, 'm'),
      );
    }
    const [name = '', title = ''] = test.split(' › ');
    const path = TESTS.get(name);
    expect(path, `${state}: ${name}`).toBeDefined();
    expect(title, state).not.toBe('');
    expect(readFileSync(join(ROOT, path ?? ''), 'utf8'), state).toContain(title);
  });
});
