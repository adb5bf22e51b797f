'use client';

import type { Failure, InboxNotice } from '@brand/domain';
import type { HTMLAttributes, ReactElement } from 'react';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { classes } from '../../private/classes.ts';
import { DayList } from '../../private/DayList.tsx';
import { MoreRows } from '../../private/MoreRows.tsx';
import { StaleBanner } from '../../private/StaleBanner.tsx';
import { useFirstNewRow } from '../../private/useFirstNewRow.ts';
import * as css from './NoticeList.css.ts';
import { InboxFailure } from '../InboxFailure.tsx';
import { NoticeListSkeleton } from './NoticeListSkeleton.tsx';
import { NoticeRow } from './NoticeRow.tsx';

/** Loading state of the inbox. */
export type NoticeListState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      /** Newest first. */
      readonly notices: readonly InboxNotice[];
      /** Whether older ones can be loaded, are loading, or failed to load. */
      readonly more: 'none' | 'available' | 'loading' | 'failed';
      /** Whether the last refresh failed, so that newer ones may be missing. @default false */
      readonly stale?: boolean;
    };

/** Props of {@link NoticeList}. Other props go to the root. */
export interface NoticeListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The loaded notices, or why there are none. */
  state: NoticeListState;
  /** Number of unread notices on all pages; null until it is known. */
  unread: number | null;
  /** Returns the address of a notice. */
  hrefOf: (notice: InboxNotice) => string;
  /** Marks all as read. */
  onReadAll: () => void;
  /** Loads older notices. */
  onLoadMore: () => void;
  /** Retries after an error. */
  onRetry: () => void;
  /** Heading level of the days. @default 2 */
  headingLevel?: 2 | 3;
  /** An Illustration while there are no notices: they could not be loaded, or there are none. @default an icon */
  picture?: ReactElement;
}

/** Messages of the operator to a member, by day in Bangkok time, with the unread ones marked. */
export function NoticeList({
  state,
  unread,
  hrefOf,
  onReadAll,
  onLoadMore,
  onRetry,
  headingLevel = 2,
  picture,
  className,
  ...rest
}: NoticeListProps) {
  const t = useText();
  const [list, askMore] = useFirstNewRow(state.status === 'ready' ? state.notices.length : 0);
  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      data-component="notice-list"
      data-state={state.status}
      aria-label={t('common.notifications')}
      aria-busy={state.status === 'loading'}
    >
      {state.status === 'loading' && <NoticeListSkeleton />}
      {state.status === 'error' && (
        <InboxFailure
          failure={state.failure}
          level={headingLevel}
          picture={picture}
          onRetry={onRetry}
        />
      )}
      {state.status === 'empty' && (
        <EmptyState
          level={headingLevel}
          icon={glyphs.bell}
          {...(picture && { picture })}
          title={t('notices.inbox.empty')}
          text={t('notices.inbox.emptyText')}
        />
      )}
      {state.status === 'ready' && (
        <>
          {state.stale && <StaleBanner onRetry={onRetry}>{t('notices.inbox.stale')}</StaleBanner>}
          <div className={css.head}>
            <Text as="div" size="sm" tone="muted" role="status" data-part="unread">
              {unread === null
                ? '\u00a0'
                : unread > 0
                  ? t('notices.inbox.unread', { count: unread })
                  : t('notices.inbox.allRead')}
            </Text>
            {unread !== null && unread > 0 && (
              <Button
                variant="ghost"
                tone="neutral"
                size="sm"
                iconStart={<Icon glyph={glyphs.check} size={20} />}
                className={css.readAll}
                onClick={onReadAll}
                data-part="read-all"
              >
                {t('notices.inbox.readAll')}
              </Button>
            )}
          </div>
          <DayList
            ref={list}
            rows={state.notices}
            timeOf={({ publishedAt }) => publishedAt}
            today={t('notices.inbox.today')}
            yesterday={t('notices.inbox.yesterday')}
            headingLevel={headingLevel}
          >
            {(notice, now) => (
              <NoticeRow key={notice.id} notice={notice} href={hrefOf(notice)} now={now} />
            )}
          </DayList>
          {state.more !== 'none' && (
            <MoreRows
              more={state.more}
              failed={t('notices.inbox.moreFailed')}
              onLoadMore={() => {
                askMore();
                onLoadMore();
              }}
            />
          )}
        </>
      )}
    </section>
  );
}
