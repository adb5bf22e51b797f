import type { Usage } from '../../private/usage.ts';

/** How GameFrame is meant to be used. */
export const usage: Usage = {
  summary: 'A game of another origin in a frame, under a bar that stays ours.',
  when: ['As the whole page while a game runs: the way back and the balance are never lost.'],
  whenNot: ['For help, terms and promotions: those are pages.', 'For two games at once.'],
  anatomy: {
    bar: 'Back, name, balance, deposit, reload, full screen.',
    title: 'The name of the game.',
    balance: 'The balance, where no header shows it.',
    stage: 'The room of the game.',
    opening: 'Over the stage until the game has loaded.',
    failure:
      'Over the stage when the game could not be opened: what happened and a way to try again.',
  },
  keyboard: {
    Tab: 'Goes through the bar; from then on the keys belong to the game.',
    Escape: 'Leaves the full screen.',
  },
  words: [
    'A failure says what to do: “ค่ายเกมปิดปรับปรุงชั่วคราว เลือกเกมอื่นหรือลองใหม่ภายหลัง” (This provider is under maintenance. Choose another game or try again later.). The code stands small below, for support.',
  ],
};
