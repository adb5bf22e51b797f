import type { Trigger } from '../control/trigger.ts';
import { balanceTrigger } from '../ledger/balanceTrigger.ts';
import { withdrawTriggers } from '../withdrawals/withdrawTriggers.ts';
import { channelTriggers } from './channelTriggers.ts';
import { depositTriggers } from './depositTriggers.ts';

/** All triggers for money events outside of the site. */
export const cashierTriggers: readonly Trigger[] = [
  ...depositTriggers,
  ...withdrawTriggers,
  balanceTrigger,
  ...channelTriggers,
];
