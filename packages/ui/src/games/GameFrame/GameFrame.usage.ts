import type { Usage } from '../../private/usage.ts';

/** How GameFrame is meant to be used. */
export const usage: Usage = {
  summary: 'A game of another origin in a frame, under a bar that stays ours.',
  when: [
    'As the whole page while a game runs: way back, clock and money are never lost.',
    'In a column that fills the window; it takes what room there is.',
  ],
  whenNot: [
    'For help, terms and promotions: those are pages.',
    'For two games at once.',
    'For an address of our own origin: the sandbox would be none.',
  ],
  anatomy: {
    bar: 'Back, name, clock, wallet, favourite, reload, full screen; the last ones in a menu where there is little room.',
    back: 'Out of the full window, or out of the game.',
    title: 'The name of the game.',
    clock:
      'The time in Bangkok and for how long one has been playing; left out where the operator may do without.',
    balance: 'In the full window alone where a header in sight has it (`headed`); so is deposit.',
    deposit: 'Opens the cashier over the running game.',
    favourite: 'Likes the game, or no longer.',
    reload: 'Fetches the game anew.',
    fullscreen: 'Fills the screen with game and bar, and gives it back.',
    stage: 'The room of the game.',
    opening: 'Over the stage until the game has loaded.',
    failure: 'Over the stage when the game is late or did not come: what happened and what to do.',
    elsewhere: 'Over the stage while the game has a tab of its own.',
  },
  keyboard: {
    Tab: 'Goes through the bar into the game and out of it; in the game the keys belong to the game.',
    Escape: 'Leaves the full window.',
  },
  words: [
    'A failure says what to do: “ค่ายเกมปิดปรับปรุงชั่วคราว เลือกเกมอื่นหรือลองใหม่ภายหลัง” (This provider is under maintenance. Choose another game or try again later.). The code stands small below, for support.',
    'A game that is late is not a failure yet: “เกมใช้เวลาโหลดนานกว่าปกติ” (The game is taking longer than usual), and it still comes if it can.',
  ],
};
