import type { Usage } from '../../private/usage.ts';

/** How RealityCheck is meant to be used. */
export const usage: Usage = {
  summary: 'Says over a running game how long one has played, and asks whether to go on.',
  when: [
    'After each stretch of playing that the operator sets, over the game, which goes on below it.',
    'On a phone, where a game takes the place of the page, when one comes back from it.',
  ],
  whenNot: [
    'Over another dialog or a deposit: it waits until that is closed.',
    'For limits and breaks that must be kept to: this one only asks.',
  ],
  anatomy: {
    played: 'How long one has played in this session.',
    balance:
      'The balance then and now, and the difference; left out where one of them is not known.',
    history: 'What was paid in and out.',
    helpline: 'Calls the help line.',
    stop: 'Leads out of the game.',
    'play-on': 'Goes back to the game.',
  },
  keyboard: {
    Escape: 'Goes back to the game.',
    Tab: 'Goes through links and answers; none has the focus at first, so that a key meant for the game answers nothing.',
  },
  words: [
    'It tells and does not judge: no warning colour, no exclamation mark, no praise, and both answers look alike.',
    'The difference has a sign: “-150.00 บาท”, “+150.00 baht”.',
  ],
};
