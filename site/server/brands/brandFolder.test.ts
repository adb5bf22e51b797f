import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BrandFolder, brandFolder } from './brandFolder.ts';
import { operatorCheck } from './builtOperator.ts';
import { testOperator, writeBrand } from '../testOperator.ts';

let parent: string;
let folder: string;
let problems: string[];
let watched: BrandFolder;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'brand-'));
  folder = join(parent, 'lotus');
  problems = [];
  await writeBrand(folder, testOperator());
  watched = brandFolder(folder, {
    check: operatorCheck({ local: false, hosts: {} }),
    onProblem: (sentence) => problems.push(sentence),
    recheckMs: 0,
  });
});

afterEach(() => rm(parent, { recursive: true }));

const named = (name: string) => testOperator({ brand: { ...testOperator().brand, name } });
const nameNow = async () => (await watched.current())?.operator.brand.name;
const css = async () =>
  new TextDecoder().decode(await (await watched.current())?.files.read('theme.css'));

describe('a watched operator folder', () => {
  it('shows what is written into it', async () => {
    expect(await nameNow()).toBe('Lotus');
    await writeBrand(folder, named('Night Lotus'), ':root { color: red }');
    expect(await nameNow()).toBe('Night Lotus');
    expect(await css()).toBe(':root { color: red }');
  });

  it('shows the folder that has taken its place', async () => {
    expect(await nameNow()).toBe('Lotus');
    await writeBrand(join(parent, 'new'), named('Another'));
    await rename(folder, join(parent, 'old'));
    await rename(join(parent, 'new'), folder);
    expect(await nameNow()).toBe('Another');
  });

  it('keeps the last good state, all of it, while the new one is wrong, and says once what is', async () => {
    expect(await nameNow()).toBe('Lotus');
    await writeBrand(folder, { ...testOperator(), payoutMinutes: 'soon' }, 'broken');
    expect(await nameNow()).toBe('Lotus');
    expect(await css()).toBe(':root{}');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/lotus: .*payoutMinutes/s);
    await writeBrand(folder, named('Mended'));
    expect(await nameNow()).toBe('Mended');
  });

  it('keeps it while the folder is away', async () => {
    expect(await nameNow()).toBe('Lotus');
    await rename(folder, join(parent, 'away'));
    expect(await nameNow()).toBe('Lotus');
    expect(problems).toHaveLength(1);
  });

  it('refuses a folder that was not built, with the command to run', async () => {
    await writeFile(join(folder, 'operator.json'), '{"brand": {"name": "Lotus"}}');
    expect(await watched.current()).toBeUndefined();
    expect(problems[0]).toContain('brand-theme build');
  });

  it('says so when operator.json is not JSON, or a file is missing', async () => {
    await writeFile(join(folder, 'operator.json'), '{"brand": ');
    expect(await watched.current()).toBeUndefined();
    expect(problems[0]).toContain('"operator.json" is not valid JSON');
    await writeBrand(folder, testOperator());
    await rm(join(folder, 'theme.css'));
    expect(await watched.current()).toBeUndefined();
    expect(problems[1]).toContain('"theme.css" is missing');
  });

  it('has the files that lie in it by their bare names, and nothing else', async () => {
    const brand = await watched.current();
    expect(await brand?.files.read('theme.css')).toBeDefined();
    for (const name of ['', '.', '../lotus/theme.css', './theme.css', 'sub/theme.css', 'x.css']) {
      expect(await brand?.files.read(name)).toBeUndefined();
    }
  });
});
