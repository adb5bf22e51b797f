import { AffiliateSteps, IncomePanel } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../platform/errors/LoadFailed.tsx';
import { useServices } from '../../member/services.ts';
import { useRetryFailed } from '../../platform/connection/useRetryFailed.ts';
import { AffiliateFigures } from './AffiliateFigures.tsx';
import { AffiliateLink } from './AffiliateLink.tsx';
import { AffiliateLinks } from './AffiliateLinks.tsx';
import * as css from './AffiliateOverview.css.ts';
import { AffiliateSkeleton } from './AffiliateSkeleton.tsx';
import { AffiliateWithdrawal } from './AffiliateWithdrawal.tsx';
import { leaderOptions, useAffiliateApi } from '../../member/affiliate/affiliateQueries.ts';

/** A member's referral income, the referral link, the withdrawal, and the links to the reports. */
export function AffiliateOverview() {
  const intl = useIntl();
  const { clock } = useServices();
  const retry = useRetryFailed();
  const { data, error } = useQuery(leaderOptions(useAffiliateApi(), clock));
  if (!data && error) {
    const title = intl.formatMessage({ id: 'site.affiliate.failed' });
    return <LoadFailed title={title} error={error} onRetry={retry} />;
  }
  const income = (
    <IncomePanel
      key="income"
      state={
        data
          ? {
              status: 'ready',
              income: data.income,
              updatedAt: data.updatedAt,
              nextUpdateAt: data.nextUpdateAt,
            }
          : { status: 'loading' }
      }
    />
  );
  // Always at the same position in the tree, because it holds typed and sent values as state.
  const withdrawal = <AffiliateWithdrawal key="withdraw" leader={data} />;
  const link = data ? (
    <AffiliateLink key="link" code={data.code} />
  ) : (
    <AffiliateSkeleton key="link" />
  );
  const steps = data && <AffiliateSteps key="steps" rates={data.rates} />;
  const isBeginner = data?.members.total === 0 && data.totalIncome === 0;
  return (
    <div className={css.page}>
      <div className={css.column}>
        {isBeginner ? [steps, link, income, withdrawal] : [income, withdrawal, link]}
      </div>
      <div className={css.column}>
        <AffiliateLinks />
        {data ? <AffiliateFigures leader={data} /> : <AffiliateSkeleton />}
        {!isBeginner && steps}
      </div>
    </div>
  );
}
