'use client';

import { formatSatangShort, formatUsdtRate, type DepositChannel } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { channelName } from '../channelName.ts';
import * as css from './ChannelRow.css.ts';

/** Props of {@link ChannelText}. */
export interface ChannelTextProps {
  channel: DepositChannel;
  /** Whether the kind is shown before the range. A heading above may already show it. */
  withKind: boolean;
  /** Whether this is the last used channel. @default false */
  lastUsed?: boolean;
}

/** Name, kind, range, rate and bonus of a channel. */
export function ChannelText({ channel, withKind, lastUsed = false }: ChannelTextProps) {
  const t = useText();
  const { kind, range } = channel;
  const limits = t('cashier.deposit.channels.range', {
    min: formatSatangShort(range.min),
    max: formatSatangShort(range.max),
  });
  return (
    <span className={cashier.rowWords}>
      <Text as="span" weight="strong" className={css.name}>
        {channelName(channel)}
      </Text>
      {kind === 'usdt' && (
        <Text as="span" size="sm" tone="muted" className={cashier.tabular} data-part="rate">
          {t('cashier.channel.rate', { rate: formatUsdtRate(channel.rate) })}
        </Text>
      )}
      <Text as="span" size="sm" tone="muted" className={cashier.tabular} data-part="range">
        {withKind && kind !== 'usdt' ? `${t(`cashier.deposit.kind.${kind}`)} · ${limits}` : limits}
      </Text>
      {(channel.bonus || lastUsed) && (
        <span className={css.marks}>
          {lastUsed && (
            <Badge tone="info" data-part="last-used">
              {t('cashier.channel.lastUsed')}
            </Badge>
          )}
          {channel.bonus && (
            <Text as="span" size="xs" tone="success" className={css.bonus} data-part="bonus">
              {channel.bonus.text}
            </Text>
          )}
        </span>
      )}
    </span>
  );
}
