'use client';

import { formatSatangShort, type VipLevel } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { FactList } from '../../primitives/FactList/FactList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './VipLevelCard.css.ts';

/** Props of {@link VipLevelCard}; the rest goes to the `article`. */
export interface VipLevelCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the level asks for and gives. */
  level: VipLevel;
  /** Days that turnover and deposits are counted over. */
  periodDays: number;
  /** Where the member stands to it. @default 'ahead' */
  state?: 'reached' | 'own' | 'ahead';
}

/** One VIP level: what it takes within the period, and what it gives. */
export function VipLevelCard({
  level: { level, name, color, turnover, deposits, benefits },
  periodDays,
  state = 'ahead',
  className,
  ...rest
}: VipLevelCardProps) {
  const t = useText();
  const baht = (amount: typeof turnover) => `${formatSatangShort(amount)} ${t('common.baht')}`;
  const asks = turnover > 0 || deposits > 0;
  return (
    <Card
      {...rest}
      as="article"
      className={classes(css.root, className)}
      data-component="vip-level-card"
      data-state={state}
    >
      <div className={css.head}>
        <span
          className={css.medal}
          style={color ? { borderColor: color } : undefined}
          aria-hidden="true"
          data-part="medal"
        >
          {level}
        </span>
        <Heading level={2} size="lg" className={css.name}>
          {name}
        </Heading>
        {state === 'own' && <Badge tone="info">{t('vip.own')}</Badge>}
        {state === 'reached' && (
          <Badge tone="success" icon={glyphs.check}>
            {t('vip.reached')}
          </Badge>
        )}
      </div>
      {asks ? (
        <div>
          <Text size="sm" tone="muted">
            {t('vip.inDays', { days: periodDays })}
          </Text>
          <FactList
            facts={[
              { id: 'turnover', name: t('vip.turnover'), value: baht(turnover) },
              { id: 'deposits', name: t('vip.deposits'), value: baht(deposits) },
            ]}
          />
        </div>
      ) : (
        <Text size="sm" tone="muted">
          {t('vip.everyone')}
        </Text>
      )}
      {benefits.length > 0 && (
        <ul className={css.benefits} aria-label={t('vip.benefits')}>
          {benefits.map((benefit) => (
            <li key={benefit} className={css.benefit} data-part="benefit">
              <Icon glyph={glyphs.check} size={20} className={css.check} />
              {benefit}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
