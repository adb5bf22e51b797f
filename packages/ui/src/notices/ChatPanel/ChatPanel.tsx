'use client';

import {
  type DialogHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  useEffect,
  useId,
  useRef,
} from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { besidePage } from '../../private/pageMarks.css.ts';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './ChatPanel.css.ts';
import { mediaMatches } from '../../private/mediaMatches.ts';

/** Props of {@link ChatPanel}. Other props go to the `dialog`. */
export interface ChatPanelProps extends Omit<
  DialogHTMLAttributes<HTMLDialogElement>,
  'children' | 'open' | 'title'
> {
  /** Whether it is visible. The chat keeps running while it is hidden. */
  open: boolean;
  /** Called when it should close: the close button, Escape, the back gesture of a phone. */
  onOpenChange: (open: boolean) => void;
  /** `opening`: loading; `ready`: the frame is visible; `failed`: the chat is unavailable. */
  status: 'opening' | 'ready' | 'failed';
  /** Address of the chat page, on another origin; null renders no frame. */
  address: string | null;
  /** The frame element, used to accept messages only from it. */
  frameRef: RefCallback<HTMLIFrameElement>;
  /** Called to retry. */
  onRetry: () => void;
  /** Another way to contact admin when the chat is unavailable. @default none */
  contact?: ReactNode;
}

/**
 * Permissions of the chat frame:
 *
 * - `allow-scripts`: it is a program
 * - `allow-same-origin`: gives it its own origin, never ours; without it the chat cannot call its own server
 * - `allow-forms`: it accepts typed text
 *
 * Modal dialogs, popups, downloads and top-level navigation are not allowed.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/** From this width on, the page stays usable next to the chat. */
const WIDE = '(min-width: 600px)';

/**
 * The live chat: a page of another origin in a frame. On a phone it fills the screen. On wider screens it is a side panel,
 * and the page next to it stays usable. The frame stays mounted while it is closed.
 */
export function ChatPanel({
  open,
  onOpenChange,
  status,
  address,
  frameRef,
  onRetry,
  contact,
  className,
  ...rest
}: ChatPanelProps) {
  const t = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const panel = dialog.current;
    if (!panel || panel.open === open) return;
    if (!open) return panel.close();
    if (mediaMatches(WIDE)) panel.show();
    else panel.showModal();
    title.current?.focus({ preventScroll: true });
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    // The browser closes a modal dialog itself.
    if (event.key === 'Escape' && !dialog.current?.matches(':modal')) onOpenChange(false);
  };
  return (
    <dialog
      {...rest}
      ref={dialog}
      className={classes(css.root, open && besidePage, className)}
      aria-labelledby={titleId}
      data-component="chat-panel"
      data-surface="overlay"
      data-state={status}
      onKeyDown={onKeyDown}
      onClose={() => onOpenChange(false)}
    >
      <div className={css.header} data-part="header">
        <h2 ref={title} id={titleId} tabIndex={-1} className={css.title}>
          {t('notices.chat.title')}
        </h2>
        <IconButton
          icon={glyphs.close}
          label={t('common.close')}
          data-part="close"
          onClick={() => onOpenChange(false)}
        />
      </div>
      <div className={css.body} data-part="body">
        {address !== null && (
          <iframe
            key={address}
            ref={frameRef}
            src={address}
            title={t('notices.chat.title')}
            sandbox={SANDBOX}
            referrerPolicy="no-referrer"
            className={css.frame}
            data-part="frame"
            data-state={status === 'ready' ? 'shown' : 'hidden'}
          />
        )}
        {status === 'opening' && (
          <div className={css.cover} data-part="opening" role="status">
            <Spinner size={40} />
            <Text tone="muted">{t('notices.chat.opening')}</Text>
          </div>
        )}
        {status === 'failed' && (
          <div className={css.cover} data-part="failed">
            <ErrorState
              title={t('notices.chat.failed')}
              text={t('notices.chat.failedText')}
              icon={glyphs.chat}
              level={3}
              retryLabel={t('common.retry')}
              onRetry={onRetry}
            />
            {contact}
          </div>
        )}
      </div>
    </dialog>
  );
}
