import type { Promotion } from '@brand/domain';
import { OfferDetail, PromotionTermsList, TurnoverExample } from '@brand/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePlace } from '../../routing/navigation.ts';
import { useNamePage } from '../../document/pageName.ts';
import { useServices, useSession } from '../../member/services.ts';
import { OfferContent } from './OfferContent.tsx';
import { OfferFrame } from './OfferFrame.tsx';
import { PromotionBadges } from './PromotionBadges.tsx';
import { PromotionNextStep } from './PromotionNextStep.tsx';
import { listed, promotionOptions, promotionsOptions } from './promotionQueries.ts';
import { useChannelNames } from './useChannelNames.ts';
import { useGameNames } from './useGameNames.ts';
import { useRefusal } from './useRefusal.ts';
import { useScheduleState } from './useScheduleState.ts';

interface PromotionDetailProps {
  id: string;
  /** Title of the list, until the promotion is loaded. */
  heading: ReactNode;
}

/** One promotion with all its terms in figures, and its action. Its address is open to everyone. */
export function PromotionDetail({ id, heading }: PromotionDetailProps) {
  const { api } = useServices();
  const { locale } = usePlace();
  const userId = useSession()?.userId ?? null;
  const queries = useQueryClient();
  const known = listed(queries.getQueryData(promotionsOptions(api, locale, userId).queryKey), id);
  const { data, error } = useQuery(promotionOptions(api, id, locale, userId));
  return (
    <OfferFrame
      page="promotion"
      heading={heading}
      offer={data === undefined ? known : data}
      error={error}
    >
      {(promotion) => <Whole promotion={promotion} />}
    </OfferFrame>
  );
}

function Whole({ promotion }: { promotion: Promotion }) {
  const { title, summary, picture, terms, by, content, period, channels, audience } = promotion;
  const { startsAt, endsAt } = promotion;
  const state = useScheduleState(promotion);
  const refusal = useRefusal(promotion);
  const channelNames = useChannelNames(channels);
  const gameNames = useGameNames(terms.excludedGames);
  useNamePage(title);
  return (
    <OfferDetail
      picture={picture}
      title={title}
      summary={summary}
      over={state === 'over'}
      badges={<PromotionBadges promotion={promotion} state={state} refusal={refusal} />}
      action={<PromotionNextStep promotion={promotion} state={state} refusal={refusal} inFull />}
      content={content !== '' && <OfferContent html={content} />}
    >
      <PromotionTermsList
        terms={terms}
        by={by}
        period={period}
        someChannels={channels !== null}
        channelNames={channelNames}
        audience={audience}
        startsAt={startsAt}
        endsAt={endsAt}
        gameNames={gameNames}
      />
      <TurnoverExample terms={terms} by={by} />
    </OfferDetail>
  );
}
