'use client';

import type { Notice, NoticeLink } from '@brand/domain';
import type { MouseEvent } from 'react';

import { useText } from '../../messages/useText.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { classes } from '../../private/classes.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { NoticeBody, type ToldPlaces } from './NoticeBody.tsx';
import * as css from './NoticeBody.css.ts';
import { NoticeLinkButton } from './NoticeLinkButton.tsx';
import { type NoticeOverlayProps, NoticeSurface } from './NoticeSurface.tsx';

/** Props of {@link NoticeDialog}. Other props go to its surface. */
export interface NoticeDialogProps extends NoticeOverlayProps, ToldPlaces {
  /** The notice, or an announcement that comes before the notices of a member. Its HTML is sanitised here. */
  notice: Pick<Notice, 'id' | 'title' | 'unsafeHtml' | 'image' | 'gameName' | 'link'> & {
    type: Notice['type'] | 'announcement';
  };
  /** Its position among the pending notices. */
  place: { number: number; count: number };
  /** Called by the close button, Escape, a press outside and a drag down. A bank notice ignores all of them. */
  onClose: () => void;
  /** Closes all pending notices. A bank notice is not closed and has no such button. @default no button */
  onCloseAll?: (() => void) | undefined;
  /** Called when the member has checked the account of a bank notice. */
  onAcknowledge: () => void;
  /** Called when the link of the notice is followed. A path of this site can be opened without a page load. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>, link: NoticeLink) => void;
  /** Address of the list of all pending notices. Shown when there are several. */
  inboxHref: string;
  /** Called when the member opens the list instead. */
  onInbox: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Opens a chat with admin in a new tab, for notices that cannot be closed. Null while the address is unknown. */
  contactHref: string | null;
  /** Logs out, for notices that cannot be closed. */
  onLogout: () => void;
}

/** What ends more than this notice is less prominent than its answer. */
const QUIET = { variant: 'ghost', tone: 'neutral', size: 'sm' } as const;

/**
 * One notice of the operator (section 2, Notification modal): read, followed or closed. A bank notice needs an answer: the
 * member confirms the account number or goes to the deposit (section 4).
 */
export function NoticeDialog({
  notice,
  place,
  imageHosts,
  siteHref,
  onClose,
  onCloseAll,
  onAcknowledge,
  onFollow,
  inboxHref,
  onInbox,
  contactHref,
  onLogout,
  ...rest
}: NoticeDialogProps) {
  const t = useText();
  const { id, type, gameName, link } = notice;
  const isBank = type === 'bank';
  const { number, count } = place;
  const hasNext = number < count;
  const title = notice.title || (isBank ? t('notices.accountChanged') : '');
  const check = t('notices.checkAccount');
  return (
    <NoticeSurface
      {...rest}
      component="notice-dialog"
      type={type}
      title={title || t(`notices.type.${type}`)}
      onClose={isBank ? undefined : onClose}
      aside={
        count > 1 && (
          <span className={classes(css.aside, !isBank && css.asideLink)}>
            <Text as="span" size="sm" tone="muted" data-part="place">
              {t('notices.place', place)}
            </Text>
            {!isBank && (
              <LinkButton
                href={inboxHref}
                variant="ghost"
                size="sm"
                onClick={onInbox}
                data-part="inbox"
              >
                {t('notices.readAll')}
              </LinkButton>
            )}
          </span>
        )
      }
      footer={
        <div className={css.footer}>
          {isBank ? (
            <Button className={css.action} onClick={onAcknowledge} data-part="acknowledge">
              {t('notices.accountChecked')}
            </Button>
          ) : (
            <Button
              className={css.action}
              {...(link && { variant: 'outline', tone: 'neutral' })}
              onClick={onClose}
              data-part="close"
            >
              {t(hasNext ? 'common.next' : 'common.close')}
            </Button>
          )}
          {link && <NoticeLinkButton {...{ link, siteHref, onFollow }} quiet={isBank} />}
          {!isBank && hasNext && onCloseAll && (
            <div className={css.out}>
              <Button {...QUIET} onClick={onCloseAll} data-part="close-all">
                {t('notices.closeAll')}
              </Button>
            </div>
          )}
          {isBank && (
            <div className={css.out}>
              {contactHref !== null && (
                <LinkButton
                  href={contactHref}
                  target="_blank"
                  rel="noopener noreferrer"
                  {...QUIET}
                  iconStart={<Icon glyph={glyphs.support} size={20} />}
                  data-part="contact"
                >
                  {t('notices.contactAdmin')}
                </LinkButton>
              )}
              <Button {...QUIET} onClick={onLogout} data-part="logout">
                {t('shell.logout')}
              </Button>
            </div>
          )}
        </div>
      }
    >
      <NoticeBody
        key={id}
        type={type}
        told={notice}
        title={title}
        imageHosts={imageHosts}
        siteHref={siteHref}
      >
        {gameName && !title.includes(gameName) && (
          <Text size="sm" tone="muted" data-part="game">
            {gameName}
          </Text>
        )}
        {isBank && !notice.unsafeHtml.includes(check.replace(/\.$/, '')) && (
          <Banner tone="pending" icon={glyphs.warning} role="note" title={check} />
        )}
      </NoticeBody>
    </NoticeSurface>
  );
}
