import { checkGameAddress } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { SITE, testSandbox } from '../testing/testSandbox.ts';
import { launchAnswers } from './launchAnswers.ts';
import { launchTriggers } from './launchTriggers.ts';

const PATHS = ['/api/v3/member/game/launch', '/api/v3/member/game/demo'];

async function provider() {
  const sandbox = testSandbox();
  const login = await sandbox.member();
  const { access_token: token } = login;
  return {
    answer: (answer: string) => launchTriggers[0]!.pull(sandbox.context, { answer }),
    async launch(path: string) {
      const reply = await sandbox.api.request(path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          Origin: SITE,
        },
        body: JSON.stringify({ client: 'PC', game_code: 'durian-riot', lang: 'en' }),
      });
      return (await reply.json()) as { code: number; result?: unknown };
    },
  };
}

describe('a provider with wrong launch answers', () => {
  it.each(PATHS)('gives them on %s until it is reset', async (path) => {
    const { answer, launch } = await provider();
    const { result: right } = await launch(path);
    const hosts = [new URL(String(right)).origin];
    expect(checkGameAddress(String(right), { hosts, own: SITE }).ok).toBe(true);
    for (const { id } of launchAnswers) {
      answer(id);
      const { code, result } = await launch(path);
      const opens = typeof result === 'string' && checkGameAddress(result, { hosts, own: SITE }).ok;
      expect(code === 0 && opens, id).toBe(false);
    }
    answer('right');
    expect((await launch(path)).result).toMatch(/\/play\/durian-riot\?token=/);
  });

  it('accepts only the offered answers', async () => {
    const { answer } = await provider();
    expect(() => answer('surprise')).toThrow(Refusal);
  });

  it('returns an address of exactly 10,000 characters for “long”', async () => {
    const { answer, launch } = await provider();
    answer('long');
    expect((await launch(PATHS[0]!)).result).toHaveLength(10_000);
  });
});
