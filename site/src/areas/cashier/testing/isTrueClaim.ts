import type { PayoutClaim } from '@brand/domain';
import type { WalletEntry } from '../../../member/testing/testSandbox.ts';
import type { SentRequest } from './faultyNetwork.ts';

/**
 * Whether a statement of a tab is not contradicted. `unknown` and `answered` state no outcome.
 *
 * @param executed the withdrawals in the ledger
 * @param sent all requests
 * @param intent the key of the tab's last request
 */
export function isTrueClaim(
  { claim, amount, reference }: PayoutClaim,
  executed: readonly WalletEntry[],
  sent: readonly SentRequest[],
  intent: string | null,
): boolean {
  switch (claim) {
    case 'made':
      return executed.some(
        (each) =>
          Math.round(each.amount * -100) === amount &&
          (reference === null || each.reference === reference),
      );
    case 'refused':
      return !sent.some(({ key, accepted }) => key === intent && accepted);
    case 'notMade':
      // It is about one request of this amount: contradicted if all of them were executed.
      return sent.some((each) => each.amount === amount && !each.accepted);
    case 'unknown':
    case 'answered':
      return true;
  }
}
