import type { Group } from '../group.ts';
import { ACCOUNT_SURVIVORS } from './account.ts';
import { GAMES_SURVIVORS } from './games.ts';
import { TEXT_SURVIVORS } from './text.ts';

/** All mutants of `packages/domain` that no test can notice, and why. */
export const RULE_SURVIVORS: readonly Group[] = [
  ...ACCOUNT_SURVIVORS,
  ...GAMES_SURVIVORS,
  ...TEXT_SURVIVORS,
];
