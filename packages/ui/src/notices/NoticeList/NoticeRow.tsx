'use client';

import { type InboxNotice, plainText } from '@brand/domain';
import { useMemo } from 'react';

import { bangkokTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import * as list from '../../private/DayList.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { NOTICE_GLYPHS } from '../NoticeTypeMark.tsx';
import * as css from './NoticeRow.css.ts';

/** Props of {@link NoticeRow}. */
export interface NoticeRowProps {
  notice: InboxNotice;
  href: string;
  /** Unix ms. */
  now: number;
}

/** Limits the text to what fits into two lines. */
const EXCERPT = 200;

/** One notice: topic, time, start of its text, and whether it is read. A press opens it. */
export function NoticeRow({ notice, href, now }: NoticeRowProps) {
  const t = useText();
  const { id, type, title, unsafeHtml, publishedAt, endsAt, isRead } = notice;
  const excerpt = useMemo(
    () => plainText(unsafeHtml.slice(0, 4000)).replace(/\s+/g, ' ').slice(0, EXCERPT),
    [unsafeHtml],
  );
  const isOver = endsAt !== null && endsAt <= now;
  return (
    <li className={css.root} data-part="row" data-state={isRead ? 'read' : 'unread'}>
      <a href={href} className={classes(list.press, css.line)} data-notice={id}>
        <span className={classes(list.mark, css.mark)} data-type={type}>
          <Icon glyph={NOTICE_GLYPHS[type]} size={20} />
        </span>
        <span className={css.words}>
          <Text as="span" size="xs" tone="muted" className={css.about}>
            <span data-part="type">{t(`notices.type.${type}`)}</span>
            <time dateTime={new Date(publishedAt).toISOString()}>{bangkokTime(publishedAt)}</time>
            {isOver && <span data-part="ended">{t('notices.inbox.ended')}</span>}
          </Text>
          <span className={css.title} data-part="title">
            {title || excerpt || t('notices.inbox.untitled')}
          </span>
          {title && excerpt && (
            <Text as="span" size="sm" tone="muted" className={css.excerpt} data-part="excerpt">
              {excerpt}
            </Text>
          )}
        </span>
        <span className={css.end}>
          {!isRead && (
            <Badge tone="info" data-part="new">
              {t('notices.inbox.new')}
            </Badge>
          )}
          <Icon glyph={glyphs.chevronRight} size={16} />
        </span>
      </a>
    </li>
  );
}
