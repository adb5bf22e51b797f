import type { Usage } from '../../private/usage.ts';

/** How RealityCheck is meant to be used. */
export const usage: Usage = {
  summary: 'Shows over a running game the duration of play, and asks whether to continue.',
  when: [
    'At the interval that the operator sets, over the game, which continues below it.',
    'On a phone, where a game replaces the page, when the member returns from it.',
  ],
  whenNot: [
    'Over another dialog or a deposit: it waits until that is closed.',
    'For enforced limits and breaks: this dialog only asks.',
  ],
  anatomy: {
    played: 'The duration of play in this session.',
    balance: 'The balance then and now, and the difference; left out if one of them is unknown.',
    history: 'Link to the deposits and withdrawals.',
    helpline: 'Calls the helpline.',
    stop: 'Leaves the game.',
    'play-on': 'Returns to the game.',
  },
  keyboard: {
    Escape: 'Returns to the game.',
    Tab: 'Moves through links and answers; none has the initial focus, so that a key press meant for the game does not answer.',
  },
  words: [
    'State facts without judgement: no warning colour, no exclamation mark, no praise, and both answers look alike.',
    'The difference has a sign: “-150.00 บาท”, “+150.00 baht”.',
  ],
};
