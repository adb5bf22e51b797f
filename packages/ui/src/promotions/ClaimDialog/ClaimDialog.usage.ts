import type { Usage } from '../../private/usage.ts';

/** Usage guide of ClaimDialog. */
export const usage: Usage = {
  summary: 'Asks before a bonus is taken, with what it brings and what has to be bet for it.',
  when: ['When a member wants a bonus that comes without a deposit.'],
  whenNot: ['A bonus that comes with a deposit: BonusChoice, in its form.'],
  anatomy: { confirm: 'Takes it, once; after a broken connection it asks again.' },
  keyboard: { Escape: 'Not now, unless taking it is under way.' },
  words: [
    'The obligation as a sum, before the button: “จะยังถอนไม่ได้จนกว่าจะเดิมพันครบ 300 บาท” (cannot be withdrawn until you have bet 300 baht).',
  ],
};
