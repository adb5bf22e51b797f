import { ACCOUNT_SURVIVORS } from './account.ts';
import { GAMES_SURVIVORS } from './games.ts';
import type { Group } from './group.ts';
import { TEXT_SURVIVORS } from './text.ts';

/** All mutants of the package that no test can notice, and why. */
export const SURVIVORS: readonly Group[] = [
  ...ACCOUNT_SURVIVORS,
  ...GAMES_SURVIVORS,
  ...TEXT_SURVIVORS,
];
