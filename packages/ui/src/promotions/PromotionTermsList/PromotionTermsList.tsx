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
  /** Its benefit and conditions. */
  terms: PromotionTerms;
  /** How a member gets it; the percentage of a claimed bonus is a percentage of losses. */
  by: Promotion['by'];
  /** How often a member can get it. @default not shown */
  period?: Promotion['period'];
  /** Whether it is limited to some deposit channels. @default false */
  someChannels?: boolean;
  /** The names of those channels, if known. @default not shown */
  channelNames?: readonly string[];
  /** Who can get it. @default not shown */
  audience?: Promotion['audience'];
  /** Start, in unix ms. @default not shown */
  startsAt?: number;
  /** End, in unix ms; null for an open end. @default not shown */
  endsAt?: number | null;
  /** Names of the excluded games by their codes; games without a name are counted. @default none */
  gameNames?: Readonly<Record<string, string>>;
}

/** The conditions of a promotion in figures, so that no text has to be read. */
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
