import { ADDRESS_PROBLEMS, type LaunchState, errorMessageIds } from '@brand/domain';
import uiCoreEn from '@brand/ui/messages/core.en';
import uiCoreTh from '@brand/ui/messages/core.th';
import uiEn from '@brand/ui/messages/games.en';
import uiTh from '@brand/ui/messages/games.th';
import { describe, expect, it } from 'vitest';
import en from '../../../messages/games.en.json';
import th from '../../../messages/games.th.json';
import { outcomeOf } from './outcomeOf.ts';

const WORDS = {
  th: { ...uiCoreTh, ...uiTh, ...th } as unknown as Readonly<Record<string, string>>,
  en: { ...uiCoreEn, ...uiEn, ...en } as unknown as Readonly<Record<string, string>>,
};
const aim = { gameId: 'g_1', way: 'tab' } as const;
const CODES = errorMessageIds().filter((id) => /^error\.(launch|general)\./.test(id));

describe.each(['th', 'en'] as const)('dialog about a launch, in %s', (locale) => {
  const say = (id: string) => WORDS[locale][id] ?? `missing: ${id}`;
  const words = (state: LaunchState) => outcomeOf(state, say);
  const isOwn = locale === 'th' ? /^[^a-z]*[\u0e00-\u0e7f][^a-z]*$/u : /^[A-Z][ -~]+\.$/;

  it.each(CODES)('has a message for %s', (messageId) => {
    const failure = { messageId, code: '1' } as const;
    const outcome = words({ status: 'failed', ...aim, failure });
    expect(outcome).toMatchObject({ status: 'failed', code: '1' });
    expect(outcome).toHaveProperty(
      'text',
      expect.stringMatching(locale === 'th' ? /[\u0e00-\u0e7f]/ : isOwn),
    );
  });

  it.each(ADDRESS_PROBLEMS)('says why an address is refused, and what to do: %s', (reason) => {
    const outcome = words({ status: 'refused', ...aim, reason });
    // There is no retry button.
    const next =
      locale === 'th' ? /^(?!.*ลองใหม่).*เลือกเกมอื่น/ : /^(?!.*try again).*Choose another game/;
    expect(outcome).toMatchObject({
      status: 'refused',
      text: expect.stringMatching(next) as string,
    });
  });

  it('offers other games, and no retry, when a provider is not offered', () => {
    const failure = { messageId: 'error.launch.5003', code: '5003' } as const;
    expect(words({ status: 'failed', ...aim, failure })).toMatchObject({ status: 'refused' });
  });

  it('has a title for maintenance, and shows the message of the provider', () => {
    expect(say('games.maintenanceTitle')).toBe(locale === 'th' ? 'ปิดปรับปรุง' : 'Maintenance');
    const text = 'ปิดถึง 12:00 น.';
    expect(words({ status: 'maintenance', ...aim, text })).toEqual({ status: 'maintenance', text });
  });

  it('is empty without a failure', () => {
    expect(words({ status: 'idle' })).toBeNull();
    expect(words({ status: 'open', ...aim, address: 'https://games.example/' })).toBeNull();
  });
});
