import { page } from '../../../routing/chunks/page.ts';

/** The jackpot on the page of a game. It loads where the API has jackpots. */
export const gameJackpot = page(() => import('./GameJackpot.tsx').then((code) => code.GameJackpot));
