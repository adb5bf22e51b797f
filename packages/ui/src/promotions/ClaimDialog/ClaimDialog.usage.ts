import type { Usage } from '../../private/usage.ts';

/** Usage guide of ClaimDialog. */
export const usage: Usage = {
  summary:
    'Asks for confirmation before a bonus is claimed. Shows the bonus and the required turnover.',
  when: ['When a member claims a bonus that needs no deposit.'],
  whenNot: ['A bonus that comes with a deposit: BonusChoice, in the deposit form.'],
  anatomy: { confirm: 'Claims it, once; after a connection error it retries.' },
  keyboard: { Escape: 'Cancels, unless the claim is pending.' },
  words: [
    'The obligation as an amount, before the button: “จะถอนโบนัสได้เมื่อเดิมพันครบ 300 บาท” (you can withdraw it once you have bet 300 baht).',
  ],
};
