'use client';

import { formatSatangShort, type DepositBonus } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './BonusAccepted.css.ts';

/** Props of {@link BonusAccepted}. Other props go to the root. */
export interface BonusAcceptedProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The bonus selected with the deposit. */
  bonus: DepositBonus;
  /** URL of the turnover page. Omitted while there is no turnover. @default none */
  bonusHref?: string | undefined;
}

/** The bonus of a deposit: its credit and the turnover required before withdrawal. */
export function BonusAccepted({ bonus, bonusHref, className, ...rest }: BonusAcceptedProps) {
  const t = useText();
  const { title, credit, turnover } = bonus;
  return (
    <div {...rest} className={classes(css.root, className)} data-component="bonus-taken">
      <div className={css.line}>
        <div className={css.words}>
          <Text size="xs" tone="muted">
            {t('cashier.bonus.taken')}
          </Text>
          <Text size="sm" weight="strong">
            {title}
          </Text>
        </div>
        <Text as="span" weight="strong" tone="success" className={css.credit} data-part="credit">
          {`+${formatSatangShort(credit)} ${t('common.baht')}`}
        </Text>
      </div>
      <div className={css.line}>
        <Text size="sm" tone="muted">
          {t('cashier.bonus.turnover')}
        </Text>
        <Text as="span" size="sm" className={css.credit} data-part="turnover">
          {turnover > 0
            ? `${formatSatangShort(turnover)} ${t('common.baht')}`
            : t('cashier.bonus.turnoverNone')}
        </Text>
      </div>
      {bonusHref !== undefined && (
        <LinkButton href={bonusHref} variant="ghost" size="sm">
          {t('cashier.bonus.seeTurnover')}
        </LinkButton>
      )}
    </div>
  );
}
