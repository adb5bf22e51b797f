'use client';

import { formatSatangShort, type Satang, type VipProgramme } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { check } from '../../primitives/Icon/glyphs.ts';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VipMedal } from '../VipLevelTable/VipMedal.tsx';
import * as css from './VipStandingCard.css.ts';

/** Props of {@link VipStandingCard}. Other props go to the `section`. */
export interface VipStandingCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The levels, and the standing of the member. */
  programme: VipProgramme & { readonly standing: NonNullable<VipProgramme['standing']> };
}

/** The VIP level of the member, the progress to the next level, both requirements in baht, and the period. */
export function VipStandingCard({ programme, className, ...rest }: VipStandingCardProps) {
  const t = useText();
  const { levels, standing, periodDays } = programme;
  const { next, granted } = standing;
  const own = levels.find(({ level }) => level === standing.level);
  const target = next && levels.find(({ level }) => level === next.level);
  const nameOf = (level: number, name: string | undefined) => name ?? t('vip.level', { level });
  // At the highest level the figures are compared with the own level, unless it was granted.
  const kept = next || granted ? undefined : own;
  return (
    <Card
      {...rest}
      as="section"
      className={classes(css.root, className)}
      data-component="vip-standing-card"
      data-state={next ? 'climbing' : 'top'}
    >
      <div className={css.head}>
        <VipMedal level={standing.level} color={own?.color ?? null} />
        <div className={css.names}>
          <Text size="sm" tone="muted">
            {t('vip.own')}
          </Text>
          <Heading level={2} size="2xl">
            {nameOf(standing.level, own?.name)}
          </Heading>
        </div>
      </div>
      {granted && <Text data-part="granted">{t('vip.granted')}</Text>}
      <Text weight="strong" data-part="way">
        {next ? t('vip.toNext', { name: nameOf(next.level, target?.name) }) : t('vip.top')}
      </Text>
      {next && target && (
        <div className={css.terms}>
          <Term name={t('vip.turnover')} whole={target.turnover} left={next.turnoverLeft} />
          <Term name={t('vip.deposits')} whole={target.deposits} left={next.depositsLeft} />
        </div>
      )}
      {kept && (
        <div className={css.terms}>
          <Term
            name={t('vip.turnover')}
            whole={kept.turnover}
            left={missing(kept.turnover, standing.turnover)}
          />
          <Term
            name={t('vip.deposits')}
            whole={kept.deposits}
            left={missing(kept.deposits, standing.deposits)}
          />
        </div>
      )}
      {!granted && (
        <Text size="sm" tone="muted" data-part="period">
          {t('vip.period', { days: periodDays })}
        </Text>
      )}
    </Card>
  );
}

const missing = (whole: Satang, done: Satang) => Math.max(0, whole - done) as Satang;

/** One of the two requirements: the progress, and the missing amount in baht. */
function Term({ name, whole, left }: { name: string; whole: Satang; left: Satang }) {
  const t = useText();
  if (whole <= 0) return <></>;
  const done = Math.min(whole, Math.max(0, whole - left)) as Satang;
  const isDone = left <= 0;
  return (
    <div className={css.term} data-part="term" data-state={isDone ? 'done' : 'open'}>
      <Progress
        label={name}
        value={done}
        max={whole}
        tone={isDone ? 'success' : 'accent'}
        valueText={t('vip.of', { done: formatSatangShort(done), whole: formatSatangShort(whole) })}
      />
      <Text size="sm" tone={isDone ? 'success' : 'normal'} className={css.left}>
        {isDone ? (
          <>
            <Icon glyph={check} size={20} /> {t('vip.complete')}
          </>
        ) : (
          t('vip.missing', { amount: formatSatangShort(left) })
        )}
      </Text>
    </div>
  );
}
