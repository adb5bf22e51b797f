'use client';

import type { DepositState } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { classes } from '../../private/classes.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { ViewHeading } from '../ViewHeading.tsx';
import * as css from './DepositPanel.css.ts';

/** Props of {@link DepositRequesting}. */
export interface DepositRequestingProps {
  state: Extract<DepositState, { status: 'requesting' }>;
  onCancel: () => void;
  headingLevel: 2 | 3;
}

/** Skeleton of the QR view while the request is pending, to avoid a layout shift. */
export function DepositRequesting({ state, onCancel, headingLevel }: DepositRequestingProps) {
  const t = useText();
  return (
    <div className={classes(cashier.form, cashier.narrow)} aria-busy="true">
      <div className={cashier.center}>
        <ViewHeading level={headingLevel} size="lg">
          {t('cashier.deposit.requesting.title')}
        </ViewHeading>
        <Money amount={state.amount} size="2xl" decimals="quiet" unit={t('common.baht')} />
        <Text size="sm" tone="muted">
          {t('cashier.deposit.qr.channel', { channel: state.channel.name })}
        </Text>
      </div>
      <Skeleton className={css.paperSkeleton} />
      <div className={css.waiting}>
        <Skeleton shape="circle" className={css.ringSkeleton} />
        <Text size="sm" tone="muted">
          {t('cashier.deposit.requesting.text')}
        </Text>
      </div>
      <Button variant="ghost" tone="neutral" fullWidth onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      {/* Where it was pressed: a player who presses again does not cancel. */}
      <ActionBar>
        <Button size="lg" fullWidth loading>
          {t('cashier.deposit.amount.submit')}
        </Button>
      </ActionBar>
    </div>
  );
}
