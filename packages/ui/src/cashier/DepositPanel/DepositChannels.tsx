'use client';

import { formatSatangShort, type QrChannel } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { ChannelMark } from '../ChannelMark/ChannelMark.tsx';
import { ViewHeading } from '../ViewHeading.tsx';
import * as css from './DepositPanel.css.ts';
import type { DepositChannelsState } from './DepositPanel.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link DepositChannels}. */
export interface DepositChannelsProps {
  state: DepositChannelsState;
  onChoose: (channel: QrChannel) => void;
  onRetry: () => void;
  headingLevel: 2 | 3;
}

/** The first view: through which channel. */
export function DepositChannels({ state, onChoose, onRetry, headingLevel }: DepositChannelsProps) {
  const t = useText();
  if (state.status === 'error') {
    return (
      <ErrorState
        level={headingLevel}
        title={t('cashier.deposit.channels.errorTitle')}
        text={t(state.failure.messageId)}
        {...(state.failure.code && { code: t('common.errorCode', { code: state.failure.code }) })}
        retryLabel={t('common.retry')}
        onRetry={onRetry}
      />
    );
  }
  if (state.status === 'empty') {
    return (
      <EmptyState
        level={headingLevel}
        icon={glyphs.bank}
        title={t('cashier.deposit.channels.emptyTitle')}
        text={t('cashier.deposit.channels.emptyText')}
      />
    );
  }
  return (
    <div className={cashier.view} aria-busy={state.status === 'loading'}>
      <div className={cashier.head}>
        <ViewHeading level={headingLevel}>{t('cashier.deposit.channels.title')}</ViewHeading>
      </div>
      {state.status === 'loading' ? (
        <div className={css.channels}>
          <span className={visuallyHidden}>{t('cashier.deposit.channels.loading')}</span>
          {[0, 1, 2, 3].map((key) => (
            <ChannelSkeleton key={key} />
          ))}
        </div>
      ) : (
        <ul className={css.channels}>
          {state.channels.map((channel) => (
            <li key={`${channel.kind} ${channel.id}`}>
              <ChannelButton channel={channel} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ChannelButton({
  channel,
  onChoose,
}: {
  channel: QrChannel;
  onChoose: (channel: QrChannel) => void;
}) {
  return (
    <button
      type="button"
      className={classes(cashier.row, css.channel)}
      data-part="channel"
      onClick={() => onChoose(channel)}
    >
      <ChannelMark channel={channel} />
      <ChannelWords channel={channel} />
      <Icon glyph={glyphs.chevronRight} size={20} className={css.chevron} />
    </button>
  );
}

/** Name, kind and range of a channel, and what it gives on top. */
export function ChannelWords({ channel }: { channel: QrChannel }) {
  const t = useText();
  const { min, max } = channel.range;
  const range = t('cashier.deposit.channels.range', {
    min: formatSatangShort(min),
    max: formatSatangShort(max),
  });
  return (
    <span className={cashier.rowWords}>
      <Text as="span" weight="strong">
        {channel.name}
      </Text>
      <Text as="span" size="sm" tone="muted" className={cashier.tabular}>
        {`${t(`cashier.deposit.kind.${channel.kind}`)} · ${range}`}
      </Text>
      {channel.bonus && (
        <Text as="span" size="xs" tone="success" className={css.bonus} data-part="bonus">
          {channel.bonus.text}
        </Text>
      )}
    </span>
  );
}

function ChannelSkeleton() {
  return (
    <div className={classes(cashier.row, css.channel)}>
      <Skeleton shape="circle" className={css.markSkeleton} />
      <span className={cashier.rowWords}>
        <Text as="span">
          <Skeleton shape="text" short />
        </Text>
        <Text as="span" size="sm">
          <Skeleton shape="text" />
        </Text>
      </span>
    </div>
  );
}
