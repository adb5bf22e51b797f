import { type BonusOffer, type ClaimState, offerAt } from '@brand/domain';
import {
  Badge,
  BonusRefusalNote,
  Button,
  ClaimDialog,
  Heading,
  OfferCard,
  PromotionTermsList,
  TurnoverExample,
  useNowAt,
  useText,
} from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { allBonusesOptions } from '../../member/bonus/bonusQueries.ts';
import { useServices } from '../../member/services.ts';
import { usePlace } from '../../routing/navigation.ts';
import * as css from './BonusOverview.css.ts';
import { DepositWithBonus } from './DepositWithBonus.tsx';
import { MyBonuses } from './MyBonuses.tsx';
import { OfferGrid } from './OfferGrid.tsx';
import { useBonusWays } from './useBonusWays.ts';
import { useClaim } from './useClaim.ts';
import { offerPath } from './useOfferInAddress.ts';

/** The member's bonuses with the remaining turnover, and available bonuses: claimed here, or taken with a deposit. */
export function BonusOverview() {
  const intl = useIntl();
  const { api } = useServices();
  const { locale } = usePlace();
  const { data, error } = useQuery(allBonusesOptions(api, locale));
  const { state, ask, confirm, recheck, close } = useClaim();
  const { bonuses: _here, ...ways } = useBonusWays(state.status === 'idle' ? '' : state.offer.id);
  return (
    // A new element once the bonuses are known: the number of columns depends on them, and nothing may move.
    <div
      key={data ? 'ready' : 'waiting'}
      className={css.parts}
      data-split={data && data.mine.length > 0 ? '' : undefined}
    >
      {(data || !error) && <MyBonuses mine={data?.mine} offers={data?.offers ?? []} />}
      <section className={css.section}>
        <Heading level={2}>{intl.formatMessage({ id: 'site.bonus.offers' })}</Heading>
        <OfferGrid
          query={{ data: data && inOrder(data.offers), error }}
          keyOf={({ id }) => id}
          card={(offer, first) => (
            <BonusCard offer={offer} eager={first} onClaim={() => ask(offer)} />
          )}
          failedTitle={intl.formatMessage({ id: 'site.bonus.failed' })}
          emptyText={intl.formatMessage({ id: 'site.bonus.empty' })}
        />
      </section>
      <ClaimDialog
        state={useShownClaim(state)}
        onConfirm={confirm}
        onRecheck={recheck}
        onOpenChange={(open) => !open && close()}
        onClick={({ target }) => {
          // Following a link closes the dialog.
          if (target instanceof Element && target.closest('a[href]')) close();
        }}
        ways={ways}
      />
    </div>
  );
}

/** A bonus that ends while its terms are read cannot be claimed any more. */
function useShownClaim(state: ClaimState): ClaimState {
  const now = useNowAt(state.status === 'asking' ? state.offer.endsAt : null);
  if (state.status !== 'asking') return state;
  const { offer } = state;
  const { refusal } = offerAt(offer, now);
  if (!refusal) return state;
  const { messageId, code } = refusal;
  return { status: 'refused', offer, failure: { messageId, code: String(code) } };
}

/** Available bonuses come first, otherwise in the operator's order. */
function inOrder(offers: readonly BonusOffer[]): readonly BonusOffer[] {
  const isOpen = ({ refusal }: BonusOffer) => refusal === null;
  return [...offers.filter(isOpen), ...offers.filter((offer) => !isOpen(offer))];
}

interface BonusCardProps {
  offer: BonusOffer;
  eager: boolean;
  onClaim: () => void;
}

function BonusCard({ offer, eager, onClaim }: BonusCardProps) {
  const t = useText();
  const { href } = usePlace();
  const { id, picture, title, summary, terms, by } = offer;
  const { refusal } = offerAt(offer, useNowAt(offer.endsAt));
  const { bonuses: _here, ...ways } = useBonusWays(id);
  const received = refusal?.messageId === 'error.bonus.2101';
  return (
    <OfferCard
      picture={picture}
      title={title}
      href={href(offerPath('/promotion', id))}
      summary={summary}
      eager={eager}
      level={3}
      badges={received && <Badge tone="success">{t('promotions.state.claimed')}</Badge>}
      action={
        refusal ? (
          <BonusRefusalNote refusal={refusal} ways={ways} />
        ) : by === 'claim' ? (
          <Button fullWidth onClick={onClaim}>
            {t('promotions.claim.confirm')}
          </Button>
        ) : (
          <DepositWithBonus id={id} />
        )
      }
    >
      <PromotionTermsList terms={terms} by={by} />
      <TurnoverExample terms={terms} by={by} />
    </OfferCard>
  );
}
