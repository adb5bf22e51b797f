import type { AffiliateLeader } from '@brand/domain';
import { type AffiliateOfferState, AffiliateWithdrawPanel } from '@brand/ui';
import { usePlace } from '../../routing/navigation.ts';
import { useRetryFailed } from '../../platform/connection/useRetryFailed.ts';
import { useAdminContact } from '../../member/contact/useAdminContact.ts';
import { useAffiliateApi } from '../../member/affiliate/affiliateQueries.ts';
import { useAffiliateWithdraw } from './useAffiliateWithdraw.ts';

/** Withdrawal of income to the wallet, or when the next one is possible. */
export function AffiliateWithdrawal({ leader }: { leader: AffiliateLeader | undefined }) {
  const { href } = usePlace();
  const flow = useAffiliateWithdraw(useAffiliateApi(), leader);
  const { state } = flow;
  const needsAdmin =
    leader?.withdraw.block === 'other' ||
    (state.status === 'entering' && state.failure?.messageId === 'error.affiliate.other');
  const offer: AffiliateOfferState = leader
    ? { status: 'ready', balance: leader.balance, terms: leader.withdraw }
    : { status: 'loading' };
  return (
    <AffiliateWithdrawPanel
      {...flow}
      offer={offer}
      onRetry={useRetryFailed()}
      historyHref={href('/affiliate/history?type=withdraw')}
      contactHref={useAdminContact(needsAdmin)}
    />
  );
}
