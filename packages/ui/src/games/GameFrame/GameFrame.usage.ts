import type { Usage } from '../../private/usage.ts';

/** How GameFrame is meant to be used. */
export const usage: Usage = {
  summary: 'A cross-origin game in an iframe, below a bar of our own.',
  when: [
    'As the whole page while a game runs: back button, clock and wallet stay visible.',
    'In a column that fills the window; it takes the available space.',
  ],
  whenNot: [
    'For help, terms and promotions: use pages.',
    'For two games at the same time.',
    'For a URL of our own origin: the sandbox would be ineffective.',
  ],
  anatomy: {
    bar: 'Back, name, clock, wallet, favourite, reload, full screen; the last ones are in a menu if space is limited.',
    back: 'Leaves the full window, or the game.',
    title: 'The name of the game.',
    clock:
      'The time in Bangkok and the duration of play; omitted if the operator does not require it.',
    standing: 'Rank, points and time left in a tournament in which the game counts.',
    balance:
      'Shown only in the full window if a visible header has it (`headed`); the same applies to deposit.',
    deposit: 'Opens the cashier over the running game.',
    favourite: 'Adds the game to the favourites or removes it.',
    reload: 'Reloads the game.',
    fullscreen: 'Enters or leaves full screen, with game and bar.',
    stage: 'The area of the game.',
    opening: 'Covers the stage until the game has loaded.',
    failure: 'Covers the stage if the game is late or failed: the reason and the next action.',
    elsewhere: 'Covers the stage while the game runs in a separate tab.',
  },
  keyboard: {
    Tab: 'Moves through the bar into the game and out of it; the game handles its own keys.',
    Escape: 'Leaves the full window.',
  },
  words: [
    'A failure states what to do: “ค่ายเกมปิดปรับปรุงชั่วคราว เลือกเกมอื่นหรือลองใหม่ภายหลัง” (This provider is under maintenance. Choose another game or try again later.). The code is below in small print, for support.',
    'A late game has not failed yet: “เกมใช้เวลาโหลดนานกว่าปกติ” (The game is taking longer than usual), and it may still load.',
  ],
};
