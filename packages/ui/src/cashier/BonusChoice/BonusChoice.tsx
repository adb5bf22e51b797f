'use client';

import {
  depositBonus,
  depositBonusFailureId,
  formatSatangShort,
  type BonusOffer,
  type BonusRefusal,
  type Satang,
} from '@brand/domain';
import { useState, type HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { RadioCards } from '../../primitives/RadioCards/RadioCards.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { BonusFigures } from './BonusFigures.tsx';
import * as css from './BonusChoice.css.ts';
import { offerNote } from './offerNote.ts';

/** What is known of the bonuses that a deposit can bring. */
export type BonusChoiceState =
  | { status: 'loading' }
  /** They could not be loaded: the deposit goes on without. */
  | { status: 'error' }
  /** Those that the member can take; none leaves nothing to choose. */
  | { status: 'ready'; offers: readonly BonusOffer[] };

/** Props of {@link BonusChoice}; the rest goes to the root. */
export interface BonusChoiceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What can be chosen, or why there is nothing yet. */
  state: BonusChoiceState;
  /** The deposit as typed, in satang; null while it is no amount. */
  amount: Satang | null;
  /** Id of the chosen one; null for no bonus. */
  value: string | null;
  /** Asks for another one; null for no bonus. */
  onValueChange: (value: string | null) => void;
  /** Why the bonus that the member came for cannot be taken; null where it can, or none was asked for. @default null */
  refusal?: Pick<BonusRefusal, 'code'> | null;
  /** Nothing can be changed while the deposit is on its way. @default false */
  readOnly?: boolean;
  /** Ask for the bonuses again. */
  onRetry: () => void;
}

/** Offers that stand open; further ones wait behind a button, so that the next step stays near. */
const OPEN = 2;
const NONE = 'none';

/** A bonus with the deposit, or none: what each comes to for this amount, and what it asks for, before anything is sent. */
export function BonusChoice({
  state,
  amount,
  value,
  onValueChange,
  refusal = null,
  readOnly = false,
  onRetry,
  className,
  ...rest
}: BonusChoiceProps) {
  const t = useText();
  const [all, setAll] = useState(false);
  const offers = state.status === 'ready' ? state.offers : [];
  const chosen = offers.find(({ id }) => id === value) ?? null;
  const shown = all ? offers : nearest(offers, chosen);
  const taken = chosen && amount !== null ? depositBonus(chosen, amount) : null;
  const least = chosen?.terms.minDeposit ?? null;
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-component="bonus-choice"
      data-state={state.status}
    >
      {state.status === 'loading' && (
        <div
          className={css.shape}
          role="status"
          aria-busy="true"
          aria-label={t('cashier.bonus.loading')}
        >
          <Skeleton shape="text" short />
          <Skeleton className={css.card} />
          <Skeleton className={css.card} />
          <Skeleton className={css.card} />
        </div>
      )}
      {state.status === 'error' && (
        <Banner
          tone="info"
          action={
            <Button size="sm" variant="ghost" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('cashier.bonus.failed')}
        </Banner>
      )}
      {refusal && (
        <Banner tone="pending" role="status" data-part="refusal">
          {t(depositBonusFailureId(refusal.code))}
        </Banner>
      )}
      {offers.length > 0 && (
        <>
          <RadioCards
            label={t('cashier.bonus.title')}
            disabled={readOnly}
            value={chosen?.id ?? NONE}
            onValueChange={(next) => onValueChange(next === NONE ? null : next)}
            cards={[
              { value: NONE, label: t('cashier.bonus.none'), note: t('cashier.bonus.noneNote') },
              ...shown.map((offer) => ({
                value: offer.id,
                label: offer.title,
                note: offerNote(offer, amount, t),
              })),
            ]}
          />
          {shown.length < offers.length && (
            <Button variant="ghost" tone="neutral" onClick={() => setAll(true)} data-part="more">
              {t('cashier.bonus.more', { count: offers.length - shown.length })}
            </Button>
          )}
          <div role="status" data-part="consequence">
            {chosen && amount !== null && taken && (
              <BonusFigures terms={chosen.terms} amount={amount} taken={taken} />
            )}
            {chosen && amount !== null && !taken && least !== null && (
              <Banner tone="pending" role="presentation">
                {t('cashier.bonus.notReached', { limit: formatSatangShort(least) })}
              </Banner>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** The first ones, and the chosen one wherever it stands. */
function nearest(offers: readonly BonusOffer[], chosen: BonusOffer | null): readonly BonusOffer[] {
  const first = offers.slice(0, OPEN);
  // One more is no longer than the button that would hide it.
  if (offers.length <= OPEN + 1) return offers;
  return chosen && !first.includes(chosen) ? [...first, chosen] : first;
}
