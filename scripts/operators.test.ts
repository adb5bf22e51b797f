import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findOperator } from './operators.mjs';

const root = mkdtempSync(join(tmpdir(), 'operators-'));
const add = (path: string) => {
  mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(root, path, 'operator.json'), '{}');
};
add('site/operators/jade');
add('site/operators/lotus');
add('elsewhere/Mine');
afterAll(() => rmSync(root, { recursive: true }));

it('finds an operator of the repository by name', () => {
  expect(findOperator(root, 'jade')).toBe(join(root, 'site/operators/jade'));
});

it('finds another one by its folder', () => {
  expect(findOperator(root, join(root, 'elsewhere/Mine'))).toBe(join(root, 'elsewhere/Mine'));
});

it('lists the existing names for an unknown name', () => {
  expect(() => findOperator(root, 'jda')).toThrow('which has jade, lotus');
});

it('refuses a folder without an operator.json', () => {
  expect(() => findOperator(root, join(root, 'elsewhere'))).toThrow('no operator');
});
