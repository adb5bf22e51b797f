'use client';

import type { Satang, VipLevel, VipProgramme } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VipBenefits } from '../VipLevelTable/VipBenefits.tsx';
import { useVipWay } from './useVipWay.ts';
import { VipRing } from './VipRing.tsx';
import { doneOf, VipTerm, type VipTermFigures } from './VipTerm.tsx';
import * as css from './VipStandingCard.css.ts';

/** Props of {@link VipStandingCard}. Other props go to the `section`. */
export interface VipStandingCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The levels, and the standing of the member. */
  programme: VipProgramme & { readonly standing: NonNullable<VipProgramme['standing']> };
  /** Whether the level is higher than the one that the member saw last. @default false */
  risen?: boolean;
}

/** The VIP level of the member: the emblem in a ring of progress, the way to the next level, and the benefits of both. */
export function VipStandingCard({
  programme,
  risen = false,
  className,
  ...rest
}: VipStandingCardProps) {
  const t = useText();
  const { levels, standing, periodDays } = programme;
  const { next, granted } = standing;
  const own = levels.find(({ level }) => level === standing.level);
  const target = next ? levels.find(({ level }) => level === next.level) : undefined;
  const way = useVipWay(next, target);
  const terms = termsOf(programme, own, target);
  const nameOf = (level: number, name: string | undefined) => name ?? t('vip.level', { level });
  return (
    <Card
      {...rest}
      as="section"
      className={classes(css.root, className)}
      data-component="vip-standing-card"
      data-state={next ? 'climbing' : 'top'}
    >
      <div className={css.columns}>
        <VipRing
          level={standing.level}
          color={own?.color ?? null}
          risen={risen}
          share={terms && shareOf([terms.turnover, terms.deposits])}
          label={next ? t('vip.toNext', { name: nameOf(next.level, target?.name) }) : t('vip.own')}
          valueText={way}
        />
        <div className={css.main}>
          <div className={css.names}>
            <Text
              size="sm"
              tone={risen ? 'success' : 'muted'}
              role={risen ? 'status' : undefined}
              data-part="label"
            >
              {t(risen ? 'vip.risen' : 'vip.own')}
            </Text>
            <Heading level={2} size="2xl">
              {nameOf(standing.level, own?.name)}
            </Heading>
          </div>
          <Text weight="strong" className={css.way} data-part="way">
            {way}
          </Text>
          {granted && <Text data-part="granted">{t('vip.granted')}</Text>}
          {terms && (
            <div className={css.terms}>
              {terms.turnover.whole > 0 && (
                <VipTerm name={t('vip.turnoverIn', { days: periodDays })} {...terms.turnover} />
              )}
              {terms.deposits.whole > 0 && (
                <VipTerm name={t('vip.depositsIn', { days: periodDays })} {...terms.deposits} />
              )}
            </div>
          )}
        </div>
        <div className={css.gives}>
          {[own, target].map(
            (level) =>
              level &&
              level.benefits.length > 0 && (
                <div key={level.level} className={css.give} data-part="benefits">
                  <Text weight="strong">{t('vip.benefitsOf', { name: level.name })}</Text>
                  <VipBenefits
                    benefits={level.benefits}
                    state={level === own ? 'reached' : 'ahead'}
                  />
                </div>
              ),
          )}
        </div>
      </div>
      {!granted && (
        <Text size="sm" tone="muted" data-part="period">
          {t('vip.period', { days: periodDays })}
        </Text>
      )}
    </Card>
  );
}

interface Terms {
  readonly turnover: VipTermFigures;
  readonly deposits: VipTermFigures;
}

/** The requirements of the next level. At the highest level those of the own one, unless it was granted. */
function termsOf(
  { standing }: VipStandingCardProps['programme'],
  own: VipLevel | undefined,
  target: VipLevel | undefined,
): Terms | null {
  const { next, granted, turnover, deposits } = standing;
  if (next) {
    return target
      ? {
          turnover: { whole: target.turnover, left: next.turnoverLeft },
          deposits: { whole: target.deposits, left: next.depositsLeft },
        }
      : null;
  }
  if (granted || !own) return null;
  return {
    turnover: { whole: own.turnover, left: missing(own.turnover, turnover) },
    deposits: { whole: own.deposits, left: missing(own.deposits, deposits) },
  };
}

const missing = (whole: Satang, done: Satang) => Math.max(0, whole - done) as Satang;

/** A level needs both requirements, so the lesser share counts. */
function shareOf(terms: readonly VipTermFigures[]): number {
  return Math.min(1, ...terms.map((term) => (term.whole > 0 ? doneOf(term) / term.whole : 1)));
}
