import { describe, expect, it } from 'vitest';
import { OperatorUnfit, isLocalPage, loadOperator } from './operator.ts';

const hosts = {
  api: 'https://api.brand.example',
  auth: 'https://auth.brand.example',
  cdn: 'https://cdn.brand.example',
  games: 'https://games.brand.example',
  line: null,
  reward: null,
  chat: null,
};
const answering =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

describe('the operator at the start of a page', () => {
  it('is read from its folder', async () => {
    await expect(loadOperator(answering({ built: 1, hosts }), false)).resolves.toEqual({
      built: 1,
      hosts,
    });
  });

  it('is refused when it is not built, with the command to run', async () => {
    const loading = loadOperator(answering({ hosts }), true);
    await expect(loading).rejects.toThrow(OperatorUnfit);
    await expect(loading).rejects.toThrow('brand-theme build');
  });

  it.each(['http://api.brand.example', 'http://127.0.0.1:4010'])(
    'is refused on a public page with the host %s, by key',
    async (api) => {
      const body = { built: 1, hosts: { ...hosts, api } };
      await expect(loadOperator(answering(body), false)).rejects.toThrow('"hosts.api"');
      await expect(loadOperator(answering(body), true)).resolves.toMatchObject({ built: 1 });
    },
  );

  it('is a different, possibly temporary failure when it is unavailable', async () => {
    const loading = loadOperator(answering({}, 503), false);
    await expect(loading).rejects.toThrow('503');
    await expect(loading).rejects.not.toThrow(OperatorUnfit);
  });
});

describe('a local page', () => {
  it.each(['localhost', 'jade.localhost', '127.0.0.1', '[::1]'])('is at %s', (name) => {
    expect(isLocalPage(name)).toBe(true);
  });

  it.each(['brand.example', 'localhost.example', 'notlocalhost', '127.0.0.1.example'])(
    'is not at %s',
    (name) => {
      expect(isLocalPage(name)).toBe(false);
    },
  );
});
