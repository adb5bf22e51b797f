'use client';

import { type PromotionTerms, type Satang, formatSatangShort } from '@brand/domain';
import type { HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';

import { percentText } from '../../messages/percent.ts';
import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { HighlightCard } from '../../primitives/HighlightCard/HighlightCard.tsx';
import * as css from './OfferHighlight.css.ts';

/** Props of {@link OfferHighlight}. Other props go to the `article`. */
export interface OfferHighlightProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children'
> {
  /** Its title. */
  title: string;
  /** Its benefit and conditions. */
  terms: PromotionTerms;
  /** How the player gets it: a visitor signs up first, a member deposits. */
  by: 'signUp' | 'deposit';
  /** URL of that step. */
  href: string;
  /** URL of all terms. */
  termsHref: string;
}

/** An offer that this player can use now: benefit, terms in one line, and the next step. */
export function OfferHighlight({
  title,
  terms,
  by,
  href,
  termsHref,
  ...rest
}: OfferHighlightProps) {
  const t = useText();
  const intl = useIntl();
  const baht = (amount: Satang) => `฿${formatSatangShort(amount)}`;
  const { bonus, minDeposit, maxBonus, turnover } = terms;
  const benefit =
    bonus.kind === 'percent'
      ? percentText(intl, bonus.percent, { maximumFractionDigits: 2 })
      : baht(bonus.amount);
  const facts = [
    minDeposit !== null && t('home.offer.min', { amount: baht(minDeposit) }),
    maxBonus !== null && t('home.offer.max', { amount: baht(maxBonus) }),
    t(turnover > 0 ? 'home.offer.turnover' : 'home.offer.free', { times: turnover }),
  ];
  return (
    <HighlightCard
      data-component="offer-highlight"
      {...rest}
      title={title}
      href={href}
      art={
        <span className={css.gift}>
          <Icon glyph={glyphs.gift} size={32} />
        </span>
      }
      label={
        <>
          <span className={css.benefit} data-part="benefit">
            +{benefit}
          </span>{' '}
          {t(by === 'signUp' ? 'home.offer.forVisitor' : 'home.offer.forMember')}
        </>
      }
      corner={{
        href: termsHref,
        label: t('home.offer.terms'),
        fullLabel: `${t('home.offer.terms')}: ${title}`,
      }}
      detail={
        <span className={css.facts} data-part="facts">
          {facts.filter((fact) => fact !== false).join(' · ')}
        </span>
      }
      action={t(`home.offer.${by}`)}
    />
  );
}
