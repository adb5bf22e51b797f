import { type Promotion, scheduleState } from '@brand/domain';
import { Badge, Inline, OfferCard, PromotionTermsList, useNow, useText } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { useSession } from '../../app/services.ts';
import { OfferGrid } from './OfferGrid.tsx';
import { PromotionStep } from './PromotionStep.tsx';
import { ScheduleBadge } from './ScheduleBadge.tsx';
import { promotionsOptions, usePromotionsApi } from './promotionQueries.ts';

/** Promotions that run or will, each with its terms in figures. */
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
  const t = useText();
  const { id, title, summary, picture, terms, by, period, channels, endsAt } = promotion;
  const state = scheduleState(promotion, useNow(A_MINUTE));
  return (
    <OfferCard
      id={id}
      picture={picture}
      title={title}
      summary={summary}
      eager={eager}
      over={state === 'over'}
      badges={
        <Inline>
          <ScheduleBadge schedule={promotion} state={state} />
          {promotion.claimed && <Badge tone="success">{t('promotions.state.claimed')}</Badge>}
        </Inline>
      }
      action={state === 'running' && <PromotionStep by={by} claimed={promotion.claimed === true} />}
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
