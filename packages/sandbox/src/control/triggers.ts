import { affiliateTriggers } from '../affiliate/affiliateTriggers.ts';
import { chatTriggers } from '../chat/chatTriggers.ts';
import { gameTriggers } from '../games/gameTriggers.ts';
import { launchTriggers } from '../games/launchTriggers.ts';
import { jackpotTriggers } from '../jackpots/jackpotTriggers.ts';
import { joinTriggers } from '../join/joinTriggers.ts';
import { missionTriggers } from '../missions/missionTriggers.ts';
import { noticeTriggers } from '../notices/noticeTriggers.ts';
import { hostileTriggers } from '../play/hostile/hostileTriggers.ts';
import { cashierTriggers } from '../payments/cashierTriggers.ts';
import { promotionTriggers } from '../promotions/promotionTriggers.ts';
import { protectionTriggers } from '../protection/protectionTriggers.ts';
import { serviceTriggers } from './serviceTriggers.ts';
import { sessionTriggers } from './sessionTriggers.ts';
import { tournamentTriggers } from '../tournaments/tournamentTriggers.ts';
import { vipTriggers } from '../vip/vipTriggers.ts';
import type { Trigger } from './trigger.ts';

/** All triggers of the control page, in display order; each area defines its own. */
export const triggers: readonly Trigger[] = [
  ...serviceTriggers,
  ...sessionTriggers,
  ...joinTriggers,
  ...noticeTriggers,
  ...chatTriggers,
  ...cashierTriggers,
  ...protectionTriggers,
  ...affiliateTriggers,
  ...promotionTriggers,
  ...missionTriggers,
  ...gameTriggers,
  ...jackpotTriggers,
  ...launchTriggers,
  ...hostileTriggers,
  ...tournamentTriggers,
  ...vipTriggers,
];
