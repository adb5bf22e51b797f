'use client';

import { channelKey, type DepositChannel, type Failure } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { LoadFailure } from '../../private/LoadFailure.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { ChannelMark } from '../ChannelMark/ChannelMark.tsx';
import { ChannelText } from '../ChannelRow/ChannelText.tsx';
import { ViewHead } from '../ViewHead.tsx';
import * as css from './ChannelList.css.ts';
import { groupChannels } from './groupChannels.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Loading state of the deposit channels. */
export type DepositChannelsState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly channels: readonly DepositChannel[] };

/** Props of {@link ChannelList}. Other props go to the root. */
export interface ChannelListProps extends HTMLAttributes<HTMLDivElement> {
  /** The channels, or their loading state. */
  state: DepositChannelsState;
  /** Called with the channel that was pressed. */
  onChoose: (channel: DepositChannel) => void;
  /** Reloads the channels. */
  onRetry: () => void;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
  /** `channelKey` of the last used channel, which is marked. @default null */
  lastUsed?: string | null;
  /** Actions if there is no channel: log in again, contact an admin. */
  emptyActions?: ReactNode;
}

/** The first view of a deposit: the list of channels, grouped under headings if there are several kinds. */
export function ChannelList({
  state,
  onChoose,
  onRetry,
  headingLevel = 2,
  lastUsed = null,
  emptyActions,
  className,
  ...rest
}: ChannelListProps) {
  const t = useText();
  const root = { ...rest, 'data-component': 'channel-list', 'data-state': state.status };
  if (state.status === 'error') {
    return (
      <LoadFailure
        {...root}
        {...(className && { className })}
        level={headingLevel}
        title={t('cashier.deposit.channels.errorTitle')}
        failure={state.failure}
        onRetry={onRetry}
      />
    );
  }
  if (state.status === 'empty') {
    return (
      <EmptyState
        {...root}
        {...(className && { className })}
        level={headingLevel}
        icon={glyphs.bank}
        title={t('cashier.deposit.channels.emptyTitle')}
        text={t('cashier.deposit.channels.emptyText')}
        action={emptyActions}
      />
    );
  }
  const groups = state.status === 'ready' ? groupChannels(state.channels) : [];
  const isGrouped = groups.length > 1;
  return (
    <div
      {...root}
      className={classes(cashier.view, className)}
      aria-busy={state.status === 'loading'}
    >
      <ViewHead level={headingLevel}>{t('cashier.deposit.channels.title')}</ViewHead>
      {state.status === 'loading' && (
        <div className={css.channels}>
          <span className={visuallyHidden}>{t('cashier.deposit.channels.loading')}</span>
          {[0, 1, 2, 3].map((key) => (
            <ChannelSkeleton key={key} />
          ))}
        </div>
      )}
      {groups.map(({ kind, channels }) => (
        <div key={kind} className={css.group} data-part="group">
          {isGrouped && (
            <Heading level={headingLevel === 2 ? 3 : 4} size="md">
              {t(`cashier.deposit.kind.${kind}`)}
            </Heading>
          )}
          <ul className={css.channels}>
            {channels.map((channel) => (
              <li key={channelKey(channel)}>
                <button
                  type="button"
                  className={classes(cashier.row, css.channel)}
                  data-part="channel"
                  onClick={() => onChoose(channel)}
                >
                  <ChannelMark channel={channel} />
                  <ChannelText
                    channel={channel}
                    withKind={!isGrouped}
                    lastUsed={channelKey(channel) === lastUsed}
                  />
                  <Icon glyph={glyphs.chevronRight} size={20} className={css.chevron} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
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
