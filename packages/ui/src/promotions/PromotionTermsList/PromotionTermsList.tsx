'use client';

import {
  bangkokDay,
  formatSatangShort,
  type Promotion,
  type PromotionTerms,
  type Satang,
} from '@brand/domain';
import type { HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDate, bangkokTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { type Fact, FactList } from '../../primitives/FactList/FactList.tsx';

/** Props of {@link PromotionTermsList}; the rest goes to the `dl`. */
export interface PromotionTermsListProps extends Omit<
  HTMLAttributes<HTMLDListElement>,
  'children'
> {
  /** What it gives and what it asks for. */
  terms: PromotionTerms;
  /** How a member comes by it; a part of what is claimed is a part of losses. */
  by: Promotion['by'];
  /** How often a member can have it. @default not said */
  period?: Promotion['period'];
  /** Whether only some deposit channels bring it. @default false */
  someChannels?: boolean;
  /** Until when it runs, in unix ms; null where the end is open. @default not said */
  endsAt?: number | null;
}

/** The conditions of a promotion in figures: nothing has to be read out of a text. */
export function PromotionTermsList({
  terms,
  by,
  period,
  someChannels = false,
  endsAt,
  ...rest
}: PromotionTermsListProps) {
  const t = useText();
  const { locale } = useIntl();
  const baht = (amount: Satang) => `${formatSatangShort(amount)} ${t('common.baht')}`;
  const moment = (time: number) =>
    `${bangkokDate(bangkokDay(time), locale, 'short')} ${bangkokTime(time)}`;
  const facts: (Fact | false)[] = [
    terms.minDeposit !== null && {
      id: 'minDeposit',
      name: t('promotions.terms.minDeposit'),
      value: baht(terms.minDeposit),
    },
    {
      id: 'bonus',
      name: t('promotions.terms.bonus'),
      value:
        terms.bonus.kind === 'fixed'
          ? baht(terms.bonus.amount)
          : t(by === 'claim' ? 'promotions.terms.ofLoss' : 'promotions.terms.ofDeposit', {
              percent: terms.bonus.percent,
            }),
    },
    terms.maxBonus !== null && {
      id: 'maxBonus',
      name: t('promotions.terms.maxBonus'),
      value: baht(terms.maxBonus),
    },
    { id: 'turnover', name: t('promotions.terms.turnover'), value: turnoverText(terms, t) },
    terms.excludedTypes.length + terms.excludedGames.length > 0 && {
      id: 'excluded',
      name: t('promotions.terms.excluded'),
      value: excludedText(terms, t),
    },
    period !== undefined && {
      id: 'period',
      name: t('promotions.terms.period'),
      value: t(`promotions.period.${period}`),
    },
    someChannels && {
      id: 'channels',
      name: t('promotions.terms.channels'),
      value: t('promotions.terms.someChannels'),
    },
    endsAt !== undefined && {
      id: 'until',
      name: t('promotions.terms.until'),
      value: endsAt === null ? t('promotions.terms.open') : moment(endsAt),
    },
  ];
  return (
    <FactList
      {...rest}
      facts={facts.filter((fact) => fact !== false)}
      data-component="promotion-terms-list"
    />
  );
}

type Speak = ReturnType<typeof useText>;

function turnoverText({ turnover, turnoverOn }: PromotionTerms, t: Speak): string {
  if (turnover === 0) return t('promotions.terms.turnoverNone');
  const base = turnoverOn === 'bonus' ? 'turnoverOnBonus' : 'turnoverOnBoth';
  return t(`promotions.terms.${base}`, { times: turnover });
}

function excludedText({ excludedTypes, excludedGames }: PromotionTerms, t: Speak): string {
  const names = excludedTypes.map((type) => t(`shell.nav.${type}`));
  if (excludedGames.length > 0) {
    names.push(t('promotions.terms.excludedGames', { count: excludedGames.length }));
  }
  return names.join(', ');
}
