import type { BonusOffer } from '@brand/domain';
import {
  Badge,
  Banner,
  Card,
  Heading,
  MemberBonusCard,
  OfferCard,
  PromotionTermsList,
  Skeleton,
  Stack,
  Text,
  useText,
} from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { OfferGrid } from './OfferGrid.tsx';
import * as css from './BonusOverview.css.ts';
import { PromotionStep } from './PromotionStep.tsx';
import { bonusesOptions, usePromotionsApi } from './promotionQueries.ts';

/** The member's bonuses with the turnover that is done, and those that could be had. */
export function BonusOverview() {
  const intl = useIntl();
  const api = usePromotionsApi();
  const { locale } = usePlace();
  const { data, error } = useQuery(bonusesOptions(api, locale));
  return (
    <Stack gap={8}>
      {!error && (
        <section>
          <Heading level={2}>{intl.formatMessage({ id: 'site.bonus.mine' })}</Heading>
          {!data && (
            <Card className={css.mine} aria-hidden="true">
              <Skeleton className={css.shape} />
            </Card>
          )}
          {data?.mine.length === 0 && (
            <Text tone="muted" className={css.mine}>
              {intl.formatMessage({ id: 'site.bonus.none' })}
            </Text>
          )}
          {data && data.mine.length > 0 && (
            <ul className={css.list}>
              {data.mine.map((bonus) => (
                <li key={bonus.id}>
                  <MemberBonusCard bonus={bonus} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <section>
        <Heading level={2} className={css.offers}>
          {intl.formatMessage({ id: 'site.bonus.offers' })}
        </Heading>
        <OfferGrid
          query={{ data: data?.offers, error }}
          keyOf={({ id }) => id}
          card={(offer, first) => <BonusCard offer={offer} eager={first} />}
          failedTitle={intl.formatMessage({ id: 'site.bonus.failed' })}
          emptyText={intl.formatMessage({ id: 'site.bonus.empty' })}
        />
      </section>
    </Stack>
  );
}

function BonusCard({ offer, eager }: { offer: BonusOffer; eager: boolean }) {
  const t = useText();
  const intl = useIntl();
  const { picture, title, summary, terms, by, refusal } = offer;
  const received = refusal?.messageId === 'error.bonus.2101';
  return (
    <OfferCard
      picture={picture}
      title={title}
      summary={summary}
      eager={eager}
      level={3}
      badges={received && <Badge tone="success">{t('promotions.state.claimed')}</Badge>}
      action={by === 'deposit' && !refusal && <PromotionStep by={by} claimed={false} />}
    >
      <PromotionTermsList terms={terms} by={by} />
      {refusal && (
        <Banner tone="info" role="note">
          {intl.formatMessage({ id: refusal.messageId })}
        </Banner>
      )}
    </OfferCard>
  );
}
