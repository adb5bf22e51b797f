'use client';

import type { DepositChannel } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as cashier from '../cashier.css.ts';
import { ChannelMark } from '../ChannelMark/ChannelMark.tsx';
import * as css from './ChannelRow.css.ts';
import { ChannelText } from './ChannelText.tsx';

/** Props of {@link ChannelRow}. Other props go to the root. */
export interface ChannelRowProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  /** The selected channel. */
  channel: DepositChannel;
  /** Opens the choice of another channel. Null or omitted if there is no other. */
  onChange?: (() => void) | null;
}

/** The selected channel, shown at the top of later views, with the button to change it. */
export function ChannelRow({ channel, onChange, className, ...rest }: ChannelRowProps) {
  const t = useText();
  return (
    <div
      role="group"
      aria-label={t('cashier.deposit.amount.channel')}
      {...rest}
      className={classes(cashier.row, css.root, className)}
      data-component="channel-row"
    >
      <span className={css.words}>
        <ChannelMark channel={channel} />
        <ChannelText channel={channel} withKind={false} />
      </span>
      {onChange && (
        <Button
          variant="ghost"
          size="sm"
          className={css.change}
          onClick={onChange}
          data-part="change"
        >
          {t('cashier.channel.change')}
        </Button>
      )}
    </div>
  );
}
