'use client';

import type { Failure, InboxNotice, Notice } from '@brand/domain';
import { type HTMLAttributes, type MouseEvent, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDateTime } from '../../cashier/bangkokDates.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { classes } from '../../private/classes.ts';
import { InboxFailure } from '../InboxFailure.tsx';
import { NoticeBody, type ToldPlaces } from '../NoticeDialog/NoticeBody.tsx';
import { NoticeLinkButton } from '../NoticeDialog/NoticeLinkButton.tsx';
import { NoticeTypeMark } from '../NoticeTypeMark.tsx';
import * as css from './NoticeView.css.ts';

/** Loading state of one notice; `gone` when there is none with that id. */
export type NoticeViewState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | { readonly status: 'gone' }
  | {
      readonly status: 'ready';
      /** The time is known when the notice was loaded with the inbox. */
      readonly notice: Notice & Partial<Pick<InboxNotice, 'publishedAt'>>;
    };

/** Props of {@link NoticeView}. Other props go to the root. */
export interface NoticeViewProps extends Omit<HTMLAttributes<HTMLElement>, 'children'>, ToldPlaces {
  /** The notice, or why there is none. */
  state: NoticeViewState;
  /** The address of the inbox. */
  backHref: string;
  /** Goes back to the inbox. */
  onBack: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Retries after an error. */
  onRetry: () => void;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3;
}

/** A notice opened from the inbox: topic, time, picture, text and target. */
export function NoticeView({
  state,
  backHref,
  onBack,
  onRetry,
  imageHosts,
  siteHref,
  headingLevel = 2,
  className,
  ...rest
}: NoticeViewProps) {
  const t = useText();
  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      data-component="notice-view"
      data-state={state.status}
      aria-busy={state.status === 'loading'}
      aria-label={t('common.notifications')}
    >
      <a href={backHref} className={css.back} onClick={onBack} data-part="back">
        <Icon glyph={glyphs.back} size={20} />
        {t('notices.inbox.back')}
      </a>
      {state.status === 'loading' && <Shape />}
      {state.status === 'error' && (
        <InboxFailure failure={state.failure} level={headingLevel} onRetry={onRetry} />
      )}
      {state.status === 'gone' && (
        <EmptyState
          level={headingLevel}
          icon={glyphs.bell}
          title={t('notices.inbox.gone')}
          text={t('notices.inbox.goneText')}
        />
      )}
      {state.status === 'ready' && (
        <Opened
          key={state.notice.id}
          {...{ notice: state.notice, imageHosts, siteHref, headingLevel }}
        />
      )}
    </section>
  );
}

interface OpenedProps extends ToldPlaces {
  notice: Notice & Partial<Pick<InboxNotice, 'publishedAt'>>;
  headingLevel: 2 | 3;
}

const stay = () => undefined;

function Opened({ notice, headingLevel, ...places }: OpenedProps) {
  const t = useText();
  const { locale } = useIntl();
  const now = useNow(60_000);
  const root = useRef<HTMLElement>(null);
  const name = useId();
  // The pressed row was removed with the list.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  const { type, title, publishedAt, endsAt, gameName, link } = notice;
  return (
    <article ref={root} className={css.notice} tabIndex={-1} aria-labelledby={name}>
      <header className={css.head}>
        <div className={css.about}>
          <NoticeTypeMark type={type} />
          {publishedAt !== undefined && (
            <Text as="span" size="sm" tone="muted" figures>
              <time dateTime={new Date(publishedAt).toISOString()}>
                {bangkokDateTime(publishedAt, locale)}
              </time>
            </Text>
          )}
          {endsAt !== null && (
            <Text as="span" size="sm" tone="muted" figures data-part="end">
              {endsAt <= now
                ? t('notices.inbox.ended')
                : t('notices.inbox.ends', { date: bangkokDateTime(endsAt, locale) })}
            </Text>
          )}
        </div>
        <Heading id={name} level={headingLevel} className={css.title}>
          {title || t(`notices.type.${type}`)}
        </Heading>
        {gameName && (
          <Text size="sm" tone="muted" className={css.game} data-part="game">
            <Icon glyph={glyphs.games} size={16} />
            {gameName}
          </Text>
        )}
      </header>
      <NoticeBody type={type} told={notice} title="" {...places}>
        {link && (
          <div className={css.action}>
            <NoticeLinkButton link={link} siteHref={places.siteHref} onFollow={stay} />
          </div>
        )}
      </NoticeBody>
    </article>
  );
}

function Shape() {
  return (
    <div className={css.notice}>
      <div className={css.head}>
        <Text as="div" size="sm">
          <Skeleton shape="text" short />
        </Text>
        <Text as="div" weight="strong" size="lg">
          <Skeleton shape="text" />
        </Text>
      </div>
      <Skeleton shape="block" className={css.pictureShape} />
      <Text as="div">
        <Skeleton shape="text" />
        <Skeleton shape="text" short />
      </Text>
    </div>
  );
}
