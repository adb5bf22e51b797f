import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandsByHost, oneBrand } from './brandFolders.ts';
import { operatorCheck } from './builtOperator.ts';
import { testOperator, writeBrand } from '../testOperator.ts';

let parent: string;
let problems: string[];
const options = {
  check: operatorCheck({ local: false, hosts: {} }),
  onProblem: (sentence: string) => void problems.push(sentence),
  recheckMs: 0,
};
const add = (name: string, hostNames: string[]) =>
  writeBrand(
    join(parent, name),
    testOperator({ hostNames, brand: { ...testOperator().brand, name } }),
  );

beforeEach(async () => {
  problems = [];
  parent = await mkdtemp(join(tmpdir(), 'brands-'));
  await add('lotus', ['lotus.example', 'www.lotus.example']);
  await add('jade', ['jade.example']);
});

afterEach(() => rm(parent, { recursive: true }));

async function shown(host: string | undefined, fallback: string | null = null) {
  const brands = await brandsByHost(parent, fallback, options);
  return (await brands.forHost(host))?.operator.brand.name;
}

describe('brands by host name', () => {
  it.each([
    ['lotus.example', 'lotus'],
    ['www.lotus.example:443', 'lotus'],
    ['JADE.example.', 'jade'],
  ])('shows at %s the brand %s', async (host, name) => {
    expect(await shown(host)).toBe(name);
  });

  it.each(['other.example', 'lotus.example.evil.example', '../lotus', 'lotus', '', undefined])(
    'shows none at %j, or the one that is the default',
    async (host) => {
      expect(await shown(host)).toBeUndefined();
      expect(await shown(host, 'jade')).toBe('jade');
    },
  );

  it('takes in an operator that comes, and lets go of one that leaves', async () => {
    const brands = await brandsByHost(parent, null, options);
    await add('siam', ['siam.example']);
    expect((await brands.forHost('siam.example'))?.operator.brand.name).toBe('siam');
    await rm(join(parent, 'siam'), { recursive: true });
    expect(await brands.forHost('siam.example')).toBeUndefined();
  });

  it('serves the others while one is wrong', async () => {
    await writeBrand(join(parent, 'bad'), { built: 1 });
    expect(await shown('jade.example')).toBe('jade');
    expect(problems[0]).toMatch(/bad: /);
  });

  it('says so when two have the same host name', async () => {
    await add('thief', ['lotus.example']);
    expect(await shown('lotus.example')).toBe('lotus');
    expect(problems).toEqual([
      '"hostNames": two operators have the same, and the first is shown: lotus.example (lotus, thief)',
    ]);
  });

  it('does not start without a single good folder, or without its default', async () => {
    await expect(brandsByHost(parent, 'siam', options)).rejects.toThrow('siam');
    await rm(join(parent, 'lotus'), { recursive: true });
    await rm(join(parent, 'jade'), { recursive: true });
    await expect(brandsByHost(parent, null, options)).rejects.toThrow('no operator folder');
  });
});

describe('one brand', () => {
  it('is shown at every host name', async () => {
    const brands = await oneBrand(join(parent, 'jade'), options);
    expect((await brands.forHost('anything.example'))?.operator.brand.name).toBe('jade');
  });

  it('does not start with a folder that cannot be served, and says why', async () => {
    await expect(oneBrand(join(parent, 'nobody'), options)).rejects.toThrow('nobody: ');
  });
});
