import type { PromotionEvent } from '@brand/domain';
import { FactList, LinkButton, OfferDetail, bangkokDateTime, useText } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../member/services.ts';
import { usePlace } from '../../routing/navigation.ts';
import { useNamePage } from '../../document/pageName.ts';
import { OfferContent } from './OfferContent.tsx';
import { OfferFrame } from './OfferFrame.tsx';
import { ScheduleBadge } from './ScheduleBadge.tsx';
import { eventsOptions } from './promotionQueries.ts';
import { useScheduleState } from './useScheduleState.ts';

interface EventDetailProps {
  id: string;
  /** Title of the list, until the event is loaded. */
  heading: ReactNode;
}

/** Details of one event: its schedule, its description, and its link. */
export function EventDetail({ id, heading }: EventDetailProps) {
  const { api } = useServices();
  const { locale } = usePlace();
  const { data, error } = useQuery(eventsOptions(api, locale));
  const found = data && (data.find((event) => event.id === id) ?? null);
  return (
    <OfferFrame page="event" heading={heading} offer={found} error={error}>
      {(event) => <Whole event={event} />}
    </OfferFrame>
  );
}

function Whole({ event }: { event: PromotionEvent }) {
  const t = useText();
  const intl = useIntl();
  const { href } = usePlace();
  const { title, summary, picture, content, path, startsAt, endsAt } = event;
  const state = useScheduleState(event);
  const moment = (time: number) => bangkokDateTime(time, intl.locale);
  useNamePage(title);
  return (
    <OfferDetail
      picture={picture}
      title={title}
      summary={summary}
      over={state === 'over'}
      badges={<ScheduleBadge schedule={event} state={state} />}
      action={
        path !== null && (
          <LinkButton href={href(path)} fullWidth variant={state === 'running' ? 'solid' : 'soft'}>
            {intl.formatMessage({ id: 'site.event.open' })}
          </LinkButton>
        )
      }
      content={content !== '' && <OfferContent html={content} />}
    >
      <FactList
        facts={[
          { id: 'starts', name: t('promotions.terms.starts'), value: moment(startsAt) },
          {
            id: 'until',
            name: t('promotions.terms.until'),
            value: endsAt === null ? t('promotions.terms.open') : moment(endsAt),
          },
        ]}
      />
    </OfferDetail>
  );
}
