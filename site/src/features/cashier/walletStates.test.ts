/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const table = readFileSync(join(ROOT, 'site/WALLET.md'), 'utf8');
const ROWS = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:State|-+) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const TESTS = new Map(
  globSync(['packages/*/src/**/*.test.{ts,tsx}', 'site/src/**/*.test.{ts,tsx}', 'site/e2e/*.ts'], {
    cwd: ROOT,
  }).map((path) => [basename(path), path]),
);

describe('the table of the wallet’s states', () => {
  it('has every state of deposit, withdrawal and history', () => {
    expect(ROWS.length).toBeGreaterThan(60);
  });

  it.each(ROWS)('%s %s: its story and its test exist', (_, state, _way, story = '', test = '') => {
    const [component = '', name = ''] = story.split('/');
    const stories = join(ROOT, `packages/ui/src/cashier/${component}/${component}.stories.tsx`);
    expect(readFileSync(stories, 'utf8'), state).toMatch(
      new RegExp(`^export const ${name}\\b`, 'm'),
    );

    const [file = '', title = ''] = test.split(' › ');
    const path = TESTS.get(file);
    expect(path, `${state}: ${file}`).toBeDefined();
    expect(title, state).not.toBe('');
    expect(readFileSync(join(ROOT, path ?? ''), 'utf8'), state).toContain(title);
  });
});
