import type { Operator } from '@brand/operator';
import { describe, expect, it } from 'vitest';
import { testOperator } from '../testOperator.ts';
import type { ServerEntry } from '../siteCode.ts';
import { readSnapshot } from './readSnapshot.ts';

type Read = Parameters<typeof ServerEntry.readPublicData>[1];
type Load = Parameters<Read>[1];

/** Two pages, which ask for the menu and for their own content. */
function siteThat(answer: (key: string, operator: Operator) => Promise<unknown>) {
  const readPublicData = async (
    { operator, path }: { operator: Operator; path: string },
    read: Read,
  ) => {
    const found = [];
    for (const key of ['menu', path]) {
      const load: Load = async () => ({ data: await answer(key, operator), at: 5 });
      const got = await read(key, load);
      if (got) found.push({ key: [key], ...got });
    }
    return found;
  };
  const knownPaths = () => ['/', '/help'];
  return { serverEntry: { readPublicData, knownPaths } as unknown as typeof ServerEntry };
}

const operator = testOperator();
const operatorFile = async () => '';
const failure = (kind: string) => Object.assign(new Error('failed'), { kind });

describe('a snapshot', () => {
  it('has the content of every page in both languages, and asks each question once', async () => {
    const asked: string[] = [];
    const site = siteThat(async (key, { hosts }) => {
      asked.push(`${hosts.api} ${key}`);
      return key;
    });
    const { contentOf, missing } = await readSnapshot(site, { operator, operatorFile });
    for (const path of ['/', '/help', '/en', '/en/help'])
      expect([path, contentOf(path).map(({ data }) => data)]).toEqual([path, ['menu', path]]);
    expect(asked).toHaveLength(5);
    expect(asked[0]).toBe(`${operator.hosts.api} menu`);
    expect(missing).toEqual([]);
    expect(contentOf('/other')).toEqual([]);
  });

  it('can be read from another address of the API', async () => {
    const hosts = new Set<string>();
    const site = siteThat(async (_key, { hosts: { api } }) => hosts.add(api));
    await readSnapshot(site, { operator, operatorFile, api: 'http://10.0.0.7:4010' });
    expect([...hosts]).toEqual(['http://10.0.0.7:4010']);
  });

  it('lacks what the API refuses, and says so', async () => {
    const site = siteThat(async (key) => {
      if (key === 'menu') throw failure('business');
      return key;
    });
    const { contentOf, missing } = await readSnapshot(site, { operator, operatorFile });
    expect(contentOf('/').map(({ data }) => data)).toEqual(['/']);
    expect(missing).toEqual(['menu']);
  });

  it('is not written when the API cannot be reached, with a sentence that says what to do', async () => {
    const site = siteThat(async () => {
      throw Object.assign(failure('network'), { cause: new Error('getaddrinfo ENOTFOUND') });
    });
    await expect(readSnapshot(site, { operator, operatorFile })).rejects.toThrow(
      `The snapshot was not written: the member API at ${operator.hosts.api} did not answer ` +
        '(getaddrinfo ENOTFOUND). Check the network and hosts.api in operator.json, name another ' +
        'address of the API with --api, or build without --snapshot.',
    );
  });

  it('is not written when the API refuses everything', async () => {
    const site = siteThat(async () => {
      throw failure('maintenance');
    });
    await expect(readSnapshot(site, { operator, operatorFile })).rejects.toThrow(
      /refused every request/,
    );
  });
});
