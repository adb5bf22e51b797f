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

/** Props of {@link ChatPanel}; the rest goes to the `dialog`. */
export interface ChatPanelProps extends Omit<
  DialogHTMLAttributes<HTMLDialogElement>,
  'children' | 'open' | 'title'
> {
  /** Whether it is shown. The chat stays alive behind it when it is not. */
  open: boolean;
  /** Asks to be closed: the close button, Escape, the back gesture of a phone. */
  onOpenChange: (open: boolean) => void;
  /** `opening`: it is on its way; `ready`: the frame is shown; `failed`: it cannot be had. */
  status: 'opening' | 'ready' | 'failed';
  /** Address of the page of the chat, on an origin of its own; null draws no frame. */
  address: string | null;
  /** The frame itself: whose messages count. */
  frameRef: RefCallback<HTMLIFrameElement>;
  /** Try anew. */
  onRetry: () => void;
  /** Another way to admin, where the chat cannot be had. @default none */
  contact?: ReactNode;
}

/**
 * What the chat may do:
 *
 * - `allow-scripts`: it is a program
 * - `allow-same-origin`: its own origin, never ours; without it it could not speak to its own server
 * - `allow-forms`: it takes what is written
 *
 * Left out are dialogs that hold the page, windows, downloads and leading us away.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/** From here on the page goes on beside the chat. */
const WIDE = '(min-width: 600px)';

/**
 * The live chat: a page of another origin in a frame of ours. On a phone it takes the whole screen; elsewhere it stands at the
 * side, and the page beside it can be used. The frame stays the same while it is closed.
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
    if (matchMedia(WIDE).matches) panel.show();
    else panel.showModal();
    title.current?.focus({ preventScroll: true });
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    // A modal one is closed by the browser itself.
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
