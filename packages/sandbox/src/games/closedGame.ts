import type { ShippedLocale } from '@brand/domain';
import type { ReplyBody } from '../http/refusal.ts';
import type { OfferedGame } from './offeredGame.ts';

type Lang = ShippedLocale;

const sentences: Readonly<
  Record<'game' | 'provider' | 'disabled', Readonly<Record<Lang, (provider: string) => string>>>
> = {
  game: {
    th: () => 'เกมนี้ปิดปรับปรุงชั่วคราว เลือกเกมอื่นหรือกลับมาใหม่ภายหลัง',
    en: () => 'This game is under maintenance. Choose another game or come back later.',
  },
  provider: {
    th: (name) => `ค่าย ${name} ปิดปรับปรุงชั่วคราว เลือกเกมของค่ายอื่นหรือกลับมาใหม่ภายหลัง`,
    en: (name) => `${name} is under maintenance. Choose another provider or come back later.`,
  },
  disabled: {
    th: (name) => `ยังไม่เปิดให้เล่นเกมของค่าย ${name} เลือกเกมของค่ายอื่นได้เลย`,
    en: (name) => `Games by ${name} are not available right now. Choose another provider.`,
  },
};

/** The launch refusal of a closed game: 99 for maintenance, 5003 for a provider that is not offered. */
export function closedReply({ closure, provider }: OfferedGame, lang: Lang): ReplyBody | null {
  if (!closure) return null;
  const { by, state, sentence } = closure;
  const ours = sentences[state === 'disabled' ? 'disabled' : by];
  return {
    code: state === 'disabled' ? 5003 : 99,
    message: sentence ?? ours[lang](provider.name),
  };
}
