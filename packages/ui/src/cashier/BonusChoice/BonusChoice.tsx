'use client';

import {
  depositBonus,
  depositBonusFailureId,
  formatSatangShort,
  type BonusOffer,
  type BonusRefusal,
  type Satang,
} from '@brand/domain';
import type { HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as cashier from '../cashier.css.ts';
import { BonusFigures } from './BonusFigures.tsx';
import { BonusSheet } from './BonusSheet.tsx';
import * as css from './BonusChoice.css.ts';
import { offerNote } from './offerNote.ts';

/** Loading state of the deposit bonuses. */
export type BonusChoiceState =
  | { status: 'loading' }
  /** The bonuses could not be loaded. The deposit continues without a bonus. */
  | { status: 'error' }
  /** The available bonuses. If empty, no choice is shown. */
  | { status: 'ready'; offers: readonly BonusOffer[] };

/** Props of {@link BonusChoice}. Other props go to the root. */
export interface BonusChoiceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The available bonuses, or their loading state. */
  state: BonusChoiceState;
  /** The entered deposit in satang. Null if it is not a valid amount. */
  amount: Satang | null;
  /** Id of the selected bonus. Null for no bonus. */
  value: string | null;
  /** Called when another bonus is selected. Null for no bonus. */
  onValueChange: (value: string | null) => void;
  /** Whether the sheet with all bonuses is open. */
  open: boolean;
  /** Called to open or close the sheet. */
  onOpenChange: (open: boolean) => void;
  /** Why the requested bonus is unavailable. Null if it is available or none was requested. @default null */
  refusal?: Pick<BonusRefusal, 'code'> | null;
  /** Disables changes while the deposit request is pending. @default false */
  readOnly?: boolean;
  /** Reloads the bonuses. */
  onRetry: () => void;
}

/**
 * Selects a deposit bonus or none. One row shows the selection and opens the full list, so that amount and button stay close
 * together. Below it are the figures of the selected bonus for this amount, shown before the deposit is sent.
 */
export function BonusChoice({
  state,
  amount,
  value,
  onValueChange,
  open,
  onOpenChange,
  refusal = null,
  readOnly = false,
  onRetry,
  className,
  ...rest
}: BonusChoiceProps) {
  const t = useText();
  const intl = useIntl();
  const offers = state.status === 'ready' ? state.offers : [];
  const chosen = offers.find(({ id }) => id === value) ?? null;
  const taken = chosen && amount !== null ? depositBonus(chosen, amount) : null;
  const least = chosen?.terms.minDeposit ?? null;
  const choice = { offers, amount, value: chosen?.id ?? null, onValueChange };
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-component="bonus-choice"
      data-state={state.status}
    >
      {state.status === 'loading' && (
        <div role="status" aria-busy="true" aria-label={t('cashier.bonus.loading')}>
          <Skeleton className={css.shape} />
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
          <button
            type="button"
            className={classes(cashier.row, css.row)}
            aria-haspopup="dialog"
            disabled={readOnly}
            onClick={() => onOpenChange(true)}
            data-part="choice"
          >
            <Icon glyph={glyphs.gift} size={24} className={css.sign} />
            <span className={cashier.rowWords}>
              <span className={css.name}>{t('cashier.bonus.title')}</span>{' '}
              <span className={css.value} data-part="value">
                {chosen?.title ?? t('cashier.bonus.none')}
              </span>{' '}
              {chosen && amount === null && (
                <span className={css.name}>{offerNote(chosen, null, t, intl)}</span>
              )}
            </span>{' '}
            {!chosen && (
              <span className={css.count}>
                {t('cashier.bonus.count', { count: offers.length })}
              </span>
            )}
            <Icon glyph={glyphs.chevronRight} size={20} className={css.sign} />
          </button>
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
          <BonusSheet {...choice} open={open && !readOnly} onOpenChange={onOpenChange} />
        </>
      )}
    </div>
  );
}
