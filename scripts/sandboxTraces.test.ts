import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { sandboxTraces } from './sandboxTraces.ts';

it('detects the sandbox by its names, and nothing else', () => {
  expect(sandboxTraces('fetch("/__sandbox/clock"); login("demo", "demo1234")')).toEqual([
    '__sandbox',
    'demo1234',
  ]);
  expect(sandboxTraces('const box = "sandbox"; https://api.lotus.example/')).toEqual([]);
});

it('finds each of its names in the sandbox itself', () => {
  const words = [
    'control/controlPath.ts',
    'db/seed/accounts.ts',
    'ledger/accounts.ts',
    'createSandbox.ts',
  ]
    .map((path) => readFileSync(join(ROOT, 'packages/sandbox/src', path), 'utf8'))
    .flatMap(sandboxTraces);
  expect(words).toEqual(
    expect.arrayContaining(['__sandbox', 'demo1234', 'm_0001', 'house:bank', '127.0.0.1']),
  );
});
