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
import { excludedText } from '../excludedText.ts';

/** Props of {@link PromotionTermsList}. Other props go to the `dl`. */
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
  /** The names of those channels, where they are known. @default not said */
  channelNames?: readonly string[];
  /** Who can have it. @default not said */
  audience?: Promotion['audience'];
  /** Since when it runs, in unix ms. @default not said */
  startsAt?: number;
  /** Until when it runs, in unix ms; null where the end is open. @default not said */
  endsAt?: number | null;
  /** Names of games by their codes, for those that do not count; what is not in it is counted. @default none */
  gameNames?: Readonly<Record<string, string>>;
}

/** The conditions of a promotion in figures: nothing has to be read out of a text. */
export function PromotionTermsList({
  terms,
  by,
  period,
  someChannels = false,
  channelNames = [],
  audience,
  startsAt,
  endsAt,
  gameNames = {},
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
      value: excludedText(terms, t, gameNames),
    },
    period !== undefined && {
      id: 'period',
      name: t('promotions.terms.period'),
      value: t(`promotions.period.${period}`),
    },
    someChannels && {
      id: 'channels',
      name: t('promotions.terms.channels'),
      value: channelNames.length > 0 ? channelNames.join(', ') : t('promotions.terms.someChannels'),
    },
    audience !== undefined && {
      id: 'audience',
      name: t('promotions.terms.audience'),
      value: t(`promotions.audience.${audience}`),
    },
    startsAt !== undefined && {
      id: 'starts',
      name: t('promotions.terms.starts'),
      value: moment(startsAt),
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
