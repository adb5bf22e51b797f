import { type AffiliatePreset, affiliatePreset } from '@brand/domain';
import { LinkFunnel, type LinkFunnelProps, useNowAt } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { linkReportOptions, useAffiliateApi } from '../../member/affiliate/affiliateQueries.ts';
import { useRetryFailed } from '../../platform/connection/useRetryFailed.ts';
import { LoadFailed } from '../../platform/errors/LoadFailed.tsx';
import { SiteIllustration } from '../../platform/illustrations/SiteIllustration.tsx';

/** What the member’s links have brought, in the same periods as the daily report. */
export function AffiliateLinkFunnel() {
  const intl = useIntl();
  const retry = useRetryFailed();
  const [period, setPeriod] = useState<AffiliatePreset>('days30');
  const range = affiliatePreset(period, useNowAt());
  const { data, error } = useQuery(linkReportOptions(useAffiliateApi(), range));
  const state = (): LinkFunnelProps['state'] => {
    if (data) return { status: 'ready', report: data };
    if (!error) return { status: 'loading' };
    const title = intl.formatMessage({ id: 'site.affiliate.failedLinks' });
    return { status: 'error', content: <LoadFailed title={title} error={error} onRetry={retry} /> };
  };
  return (
    <LinkFunnel
      id="links"
      state={state()}
      period={period}
      onPeriodChange={setPeriod}
      picture={<SiteIllustration name="chest" />}
    />
  );
}
