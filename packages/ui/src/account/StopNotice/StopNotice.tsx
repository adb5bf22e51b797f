'use client';

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as dialog from '../../primitives/Dialog/Dialog.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { foreignLanguage } from '../../private/foreignText.ts';
import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import * as css from './StopNotice.css.ts';

/** Props of {@link StopNotice}. Other props go to its surface. */
export interface StopNoticeProps extends Omit<
  OverlayProps,
  'open' | 'onOpenChange' | 'title' | 'description' | 'closeLabel' | 'footer' | 'children'
> {
  /** Reason of the stop: the operator has closed the site, or found a problem with how the member uses it. */
  reason: 'closed' | 'problem';
  /** Text of the operator, instead of the message of the catalogue; below it if it is in another language. @default null */
  text?: string | null;
  /** Opens a chat with an admin in a separate tab. Null while unknown. @default null */
  contactHref?: string | null;
  /** Logs the member out. Omitted for a visitor. */
  onLogout?: (() => void) | undefined;
  /** Additional content, such as announcements of the operator. @default none */
  children?: ReactNode;
}

/**
 * Blocks the page: shows the reason and how to contact an admin. It cannot be closed, neither by Escape nor by a press
 * outside. Mount it to show it. Section 6: a site-wide closed flag; section 8: usage problem.
 */
export function StopNotice({
  reason,
  text = null,
  contactHref = null,
  onLogout,
  children,
  ...rest
}: StopNoticeProps) {
  const t = useText();
  const { locale } = useIntl();
  const foreign = text === null ? null : foreignLanguage(text, locale);
  return (
    <Overlay
      {...rest}
      open
      onOpenChange={stayOpen}
      component="stop-notice"
      role="alertdialog"
      surfaceClass={dialog.surface}
      outsideCloses={false}
      showClose={false}
      title={t(`account.stop.${reason}.title`)}
      description={text === null || foreign ? t(`account.stop.${reason}.text`) : text}
      closeLabel=""
      footer={
        (contactHref !== null || onLogout) && (
          <div className={css.actions}>
            {contactHref !== null && (
              <LinkButton
                href={contactHref}
                target="_blank"
                rel="noopener noreferrer"
                className={css.action}
                iconStart={<Icon glyph={glyphs.support} size={20} />}
                data-part="contact"
              >
                {t('account.contactAdmin')}
              </LinkButton>
            )}
            {onLogout && (
              <Button
                variant="outline"
                tone="neutral"
                className={css.action}
                onClick={onLogout}
                data-part="logout"
              >
                {t('shell.logout')}
              </Button>
            )}
          </div>
        )
      }
    >
      {text !== null && foreign && (
        <Text tone="muted" lang={foreign} data-part="text">
          {text}
        </Text>
      )}
      {children && (
        <div className={css.more} data-part="more">
          {children}
        </div>
      )}
    </Overlay>
  );
}

function stayOpen() {
  // Ignores requests to close it.
}
