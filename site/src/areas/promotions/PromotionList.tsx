import type { Promotion } from '@brand/domain';
import { OfferCard, PromotionTermsList } from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import { OfferGrid } from './OfferGrid.tsx';
import { PromotionBadges } from './PromotionBadges.tsx';
import { PromotionNextStep } from './PromotionNextStep.tsx';
import { offerPath } from './useOfferInAddress.ts';
import { useRefusal } from './useRefusal.ts';
import { useScheduleState } from './useScheduleState.ts';
import { useSortedPromotions } from './useSortedPromotions.ts';

/** Current and future promotions, usable ones first, each with its terms in figures and a link to its details. */
export function PromotionList() {
  const intl = useIntl();
  return (
    <OfferGrid
      query={useSortedPromotions()}
      keyOf={({ id }) => id}
      card={(promotion, first) => <PromotionCard promotion={promotion} eager={first} />}
      failedTitle={intl.formatMessage({ id: 'site.promotion.failed' })}
      emptyText={intl.formatMessage({ id: 'site.promotion.empty' })}
    />
  );
}

function PromotionCard({ promotion, eager }: { promotion: Promotion; eager: boolean }) {
  const { href } = usePlace();
  const { id, title, summary, picture, terms, by, period, channels, endsAt } = promotion;
  const state = useScheduleState(promotion);
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
