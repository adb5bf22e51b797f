import { describe, expect, it } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { SITE, testSandbox } from '../../testing/testSandbox.ts';
import { hostileTriggers } from './hostileTriggers.ts';
import { acts } from './page/tricks.ts';
import { tricks } from './tricks.ts';

const [hostileGame] = hostileTriggers;

async function member() {
  const sandbox = testSandbox();
  const me = await sandbox.member();
  const launch = async (): Promise<string> => {
    const sent = { client: 'PC', game_code: 'durian-riot', lang: 'en' };
    const { body } = await me.post('/api/v3/member/game/launch', sent, { Origin: SITE });
    return body.result as unknown as string;
  };
  const pull = (trick: string) => hostileGame?.pull(sandbox.context, { trick });
  return { ...sandbox, launch, pull };
}

describe('hostile games', () => {
  it('are 25, each with an action', () => {
    expect(tricks.map(({ id }) => id).sort()).toEqual(Object.keys(acts).sort());
    expect(tricks).toHaveLength(25);
  });

  it('replace every launched game until they are switched off', async () => {
    const { launch, pull } = await member();
    expect(pull('popup')).toContain('opens windows');
    const address = new URL(await launch());
    expect([address.pathname, address.searchParams.get('site')]).toEqual([
      '/play/hostile/popup',
      SITE,
    ]);
    pull('none');
    expect(await launch()).toContain('/play/durian-riot?token=');
    expect(() => pull('kindness')).toThrow(Refusal);
  });

  it('have a page each, which names the calling site if it is known', async () => {
    const { games } = await member();
    for (const { id } of tricks) {
      const page = await games.request(`/play/hostile/${id}?site=https://elsewhere.example"`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(`data-trick="${id}" data-site="${SITE}"`);
    }
    expect((await games.request('/play/hostile/kindness')).status).toBe(404);
    const script = await games.request('/play/hostile/files/tricks.ts');
    expect(script.headers.get('Content-Type')).toContain('text/javascript');
  });

  it('have a download file and a nested frame', async () => {
    const { games } = await member();
    const file = await games.request('/play/hostile/download-attachment?attachment');
    expect(file.headers.get('Content-Disposition')).toContain('attachment');
    const nested = await games.request('/play/hostile/message-nested?nested');
    expect(await nested.text()).toContain('top.postMessage');
  });
});
