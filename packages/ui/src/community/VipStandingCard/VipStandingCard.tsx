'use client';

import { formatSatangShort, type Satang, type VipProgramme } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './VipStandingCard.css.ts';

/** Props of {@link VipStandingCard}; the rest goes to the `section`. */
export interface VipStandingCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The levels, and where the member stands. */
  programme: VipProgramme & { readonly standing: NonNullable<VipProgramme['standing']> };
}

/** The member's own level and how far the next one is, both terms in baht. */
export function VipStandingCard({ programme, className, ...rest }: VipStandingCardProps) {
  const t = useText();
  const { levels, standing, periodDays } = programme;
  const own = levels.find(({ level }) => level === standing.level);
  const next = levels.find(({ level }) => level === standing.next?.level);
  const bar = (label: string, left: Satang, whole: Satang) => {
    const done = Math.min(whole, Math.max(0, whole - left)) as Satang;
    return (
      <Progress
        label={label}
        value={done}
        max={whole}
        tone={left > 0 ? 'accent' : 'success'}
        valueText={t('vip.of', {
          done: formatSatangShort(done),
          whole: formatSatangShort(whole),
        })}
      />
    );
  };
  return (
    <Card
      {...rest}
      as="section"
      className={classes(css.root, className)}
      data-component="vip-standing-card"
      data-state={standing.next ? 'climbing' : 'top'}
    >
      <div className={css.head}>
        <Text size="sm" tone="muted">
          {t('vip.own')}
        </Text>
        <Heading level={2} size="2xl">
          {own?.name ?? t('vip.level', { level: standing.level })}
        </Heading>
        {standing.granted && <Text size="sm">{t('vip.granted')}</Text>}
        <Text size="sm" tone="muted">
          {standing.next
            ? `${t('vip.toNext', { name: next?.name ?? t('vip.level', { level: standing.next.level }) })} · ${t('vip.inDays', { days: periodDays })}`
            : t('vip.top')}
        </Text>
      </div>
      {standing.next &&
        next &&
        next.turnover > 0 &&
        bar(t('vip.turnover'), standing.next.turnoverLeft, next.turnover)}
      {standing.next &&
        next &&
        next.deposits > 0 &&
        bar(t('vip.deposits'), standing.next.depositsLeft, next.deposits)}
    </Card>
  );
}
