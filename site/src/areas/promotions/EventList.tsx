import { type PromotionEvent, scheduleState } from '@brand/domain';
import { LinkButton, OfferCard, useNow } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import { OfferGrid } from './OfferGrid.tsx';
import { ScheduleBadge } from './ScheduleBadge.tsx';
import { eventsOptions, usePromotionsApi } from './promotionQueries.ts';
import { offerPath } from './useOfferInAddress.ts';

/** Current, future and past events. */
export function EventList() {
  const intl = useIntl();
  const api = usePromotionsApi();
  const { locale } = usePlace();
  return (
    <OfferGrid
      query={useQuery(eventsOptions(api, locale))}
      keyOf={({ id }) => id}
      card={(event, first) => <EventCard event={event} eager={first} />}
      failedTitle={intl.formatMessage({ id: 'site.event.failed' })}
      emptyText={intl.formatMessage({ id: 'site.event.empty' })}
    />
  );
}

const A_MINUTE = 60_000;

function EventCard({ event, eager }: { event: PromotionEvent; eager: boolean }) {
  const intl = useIntl();
  const { href } = usePlace();
  const state = scheduleState(event, useNow(A_MINUTE));
  return (
    <OfferCard
      id={event.id}
      picture={event.picture}
      title={event.title}
      href={href(offerPath('/event', event.id))}
      summary={event.summary}
      eager={eager}
      over={state === 'over'}
      badges={<ScheduleBadge schedule={event} state={state} />}
      action={
        event.path !== null &&
        state !== 'over' && (
          <LinkButton href={href(event.path)} variant="soft" fullWidth>
            {intl.formatMessage({ id: 'site.event.open' })}
          </LinkButton>
        )
      }
    />
  );
}
