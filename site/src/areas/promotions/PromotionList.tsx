import { type Promotion, scheduleState } from '@brand/domain';
import { OfferCard, PromotionTermsList, useNow } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import { useSession } from '../../member/services.ts';
import { OfferGrid } from './OfferGrid.tsx';
import { PromotionBadges } from './PromotionBadges.tsx';
import { PromotionNextStep } from './PromotionNextStep.tsx';
import { promotionsOptions, usePromotionsApi } from './promotionQueries.ts';
import { offerPath } from './useOfferInAddress.ts';
import { useRefusal } from './useRefusal.ts';

/** Current and future promotions, each with its terms in figures and a link to its details. */
export function PromotionList() {
  const intl = useIntl();
  const api = usePromotionsApi();
  const { locale } = usePlace();
  const session = useSession();
  return (
    <OfferGrid
      query={useQuery(promotionsOptions(api, locale, session?.userId ?? null))}
      keyOf={({ id }) => id}
      card={(promotion, first) => <PromotionCard promotion={promotion} eager={first} />}
      failedTitle={intl.formatMessage({ id: 'site.promotion.failed' })}
      emptyText={intl.formatMessage({ id: 'site.promotion.empty' })}
    />
  );
}

const A_MINUTE = 60_000;

function PromotionCard({ promotion, eager }: { promotion: Promotion; eager: boolean }) {
  const { href } = usePlace();
  const { id, title, summary, picture, terms, by, period, channels, endsAt } = promotion;
  const state = scheduleState(promotion, useNow(A_MINUTE));
  const refusal = useRefusal(promotion);
  return (
    <OfferCard
      id={id}
      picture={picture}
      title={title}
      href={href(offerPath('/promotion', id))}
      summary={summary}
      eager={eager}
      over={state === 'over'}
      badges={<PromotionBadges promotion={promotion} state={state} refusal={refusal} />}
      action={
        state === 'running' && (
          <PromotionNextStep promotion={promotion} state={state} refusal={refusal} />
        )
      }
    >
      <PromotionTermsList
        terms={terms}
        by={by}
        period={period}
        someChannels={channels !== null}
        endsAt={endsAt}
      />
    </OfferCard>
  );
}
