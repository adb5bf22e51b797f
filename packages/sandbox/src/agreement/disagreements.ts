import type { Context } from '../context.ts';
import { affiliateDisagreements } from './affiliateDisagreements.ts';
import { gameDisagreements } from './gameDisagreements.ts';
import { ledgerDisagreements } from './ledgerDisagreements.ts';
import { missionDisagreements } from './missionDisagreements.ts';
import { tournamentDisagreements } from './tournamentDisagreements.ts';

/**
 * Figures of a sandbox database that contradict each other, one sentence each; none in a correct one. It only reads, and
 * it can be called at any time after the requests so far have been settled. It also reports what has no correct answer:
 * an affiliate day that was played after the clock had been set back behind its count.
 */
export function disagreements(context: Context): string[] {
  return [
    ...ledgerDisagreements(context),
    ...gameDisagreements(context),
    ...affiliateDisagreements(context),
    ...tournamentDisagreements(context),
    ...missionDisagreements(context),
  ];
}
