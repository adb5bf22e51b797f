'use client';

import { formatSatangShort, type Satang } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './TurnoverSummary.css.ts';

/** Props of {@link TurnoverSummary}. Other props go to the card. */
export interface TurnoverSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The remaining turnover until all bonuses can be withdrawn, in satang. */
  left: Satang;
  /** Bonus money that cannot be withdrawn until then, in satang. */
  held: Satang;
  /** Whether more than one bonus is in progress. @default false */
  several?: boolean;
}

/** Progress until the member can withdraw all bonuses. */
export function TurnoverSummary({
  left,
  held,
  several = false,
  className,
  ...rest
}: TurnoverSummaryProps) {
  const t = useText();
  return (
    <Card {...rest} className={classes(css.root, className)} data-component="turnover-summary">
      <Text size="sm" tone="muted">
        {t('promotions.turnover.title')}
      </Text>
      <Money amount={left} size="xl" unit={t('common.baht')} decimals="quiet" data-part="left" />
      <Text size="sm">
        {t('promotions.turnover.text', {
          left: formatSatangShort(left),
          held: formatSatangShort(held),
        })}
      </Text>
      {several && (
        <Text size="xs" tone="muted">
          {t('promotions.turnover.together')}
        </Text>
      )}
    </Card>
  );
}
