import { AffiliateSteps, IncomePanel } from '@brand/ui';
import { createElement } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../platform/errors/LoadFailed.tsx';
import { useServices } from '../../member/services.ts';
import { page } from '../../routing/chunks/page.ts';
import { useLazyModule } from '../../routing/chunks/useLazyModule.ts';
import { useRetryFailed } from '../../platform/connection/useRetryFailed.ts';
import { AffiliateFigures } from './AffiliateFigures.tsx';
import { AffiliateLink } from './AffiliateLink.tsx';
import { AffiliateLinks } from './AffiliateLinks.tsx';
import * as css from './AffiliateOverview.css.ts';
import { AffiliateSkeleton } from './AffiliateSkeleton.tsx';
import { AffiliateWithdrawal } from './AffiliateWithdrawal.tsx';
import { leaderOptions, useAffiliateApi } from '../../member/affiliate/affiliateQueries.ts';
import { useFigures } from '../../member/affiliate/useFigures.ts';

/** Loaded only where the API counts links by name, and after the page itself. */
const linkFunnel = page(
  async () => (await import('./AffiliateLinkFunnel.tsx')).AffiliateLinkFunnel,
);

/** A member's referral income, the referral link, the withdrawal, and the links to the reports. */
export function AffiliateOverview() {
  const intl = useIntl();
  const { clock, operator } = useServices();
  const hasLinks = operator.optionalCalls.affiliateLinkReport;
  const LinkResults = useLazyModule(linkFunnel, hasLinks);
  const retry = useRetryFailed();
  const { data, error } = useFigures(leaderOptions(useAffiliateApi(), clock));
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
  const isBeginner = data?.members.total === 0 && data.totalIncome === 0;
  // On a phone the link comes first, so that it can be shared without scrolling.
  const place = isBeginner ? undefined : css.lastWhenWide;
  const link = data ? (
    <AffiliateLink key="link" code={data.code} className={place} />
  ) : (
    <AffiliateSkeleton key="link" shape={css.linkShape} className={place} />
  );
  const steps = data && (
    <AffiliateSteps
      key="steps"
      rates={data.rates}
      className={isBeginner ? css.firstWhenWide : undefined}
    />
  );
  return (
    <div className={css.page}>
      <div className={css.column}>
        {isBeginner ? [link, steps, income, withdrawal] : [link, income, withdrawal]}
        {hasLinks && <div className={css.funnel}>{LinkResults && createElement(LinkResults)}</div>}
      </div>
      <div className={css.column}>
        <AffiliateLinks />
        {data ? <AffiliateFigures leader={data} /> : <AffiliateSkeleton />}
        {!isBeginner && steps}
      </div>
    </div>
  );
}
