import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileCatalogues } from '../../packages/ui/build/compileCatalogues.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogues-'));
});

afterAll(async () => rm(folder, { recursive: true }));

async function written(name: string, catalogue: Record<string, string>): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, JSON.stringify(catalogue));
  return file;
}

it('compiles catalogues into one of syntax trees', async () => {
  const files = [
    await written('site.json', { hello: 'สวัสดี {name}' }),
    await written('library.json', { quoted: "it''s '{here}'" }),
  ];
  await expect(compileCatalogues(files)).resolves.toEqual({
    hello: [
      { type: 0, value: 'สวัสดี ' },
      { type: 1, value: 'name' },
    ],
    quoted: [{ type: 0, value: "it's {here}" }],
  });
});

it('shows the message that is not valid', async () => {
  const file = await written('bad.json', { good: 'x', bad: 'hello {name' });
  await expect(compileCatalogues([file])).rejects.toThrow('hello {name');
});

it('does not choose between two messages of one id', async () => {
  const files = [
    await written('one.json', { 'hello.id': 'x' }),
    await written('other.json', { 'hello.id': 'y' }),
  ];
  await expect(compileCatalogues(files)).rejects.toThrow('hello.id');
});
