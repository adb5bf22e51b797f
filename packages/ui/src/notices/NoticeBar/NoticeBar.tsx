'use client';

import { useRef, type HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { useDock } from '../../private/useDock.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './NoticeBar.css.ts';

/** Content of a {@link NoticeBar}. */
export interface NoticeBarContent {
  /** `info`: it can wait; `pending`: it limits what can be done now. @default 'info' */
  tone?: 'info' | 'pending';
  /** One or two sentences. */
  text: string;
  /** Where more is said about it; after the text. */
  link?: { label: string; href: string } | null;
  /** One action. */
  action?: { label: string; onAction: () => void };
  /** For a question: the other answer, with the same weight. */
  refusal?: { label: string; onAction: () => void };
}

/** Props of {@link NoticeBar}. Other props go to the region. */
export interface NoticeBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The content; null for none. */
  notice: NoticeBarContent | null;
  /** Called when the close button is pressed. */
  onClose: () => void;
}

const GLYPHS = { info: glyphs.info, pending: glyphs.warning };

/**
 * A message at the end of the screen about the whole site that does not block it. It covers no action and stays until it is
 * closed. Always render it, so that later messages are announced to screen readers.
 */
export function NoticeBar({ notice, onClose, className, ...rest }: NoticeBarProps) {
  const t = useText();
  const surface = useRef<HTMLDivElement>(null);
  useDock(surface, 'notice', notice !== null);
  const { tone = 'info', text, link, action, refusal } = notice ?? { text: '' };
  return (
    <div
      role="status"
      aria-live="polite"
      {...rest}
      className={classes(css.region, className)}
      data-component="notice-bar"
      data-state={notice ? 'open' : 'closed'}
    >
      {notice && (
        <div ref={surface} className={css.root} data-surface="overlay" data-part="surface">
          <div className={css.body}>
            <div className={css.words}>
              <Icon glyph={GLYPHS[tone]} size={20} className={css.tones[tone]} />
              <span className={css.text} data-part="text">
                {text}
                {link && (
                  <>
                    {' '}
                    <a href={link.href} className={css.link} data-part="link">
                      {link.label}
                    </a>
                  </>
                )}
              </span>
            </div>
            {(action ?? refusal) && (
              <div className={css.actions}>
                {refusal && (
                  <Button variant="ghost" size="sm" data-part="refusal" onClick={refusal.onAction}>
                    {refusal.label}
                  </Button>
                )}
                {action && (
                  <Button variant="ghost" size="sm" data-part="action" onClick={action.onAction}>
                    {action.label}
                  </Button>
                )}
              </div>
            )}
          </div>
          <IconButton
            icon={glyphs.close}
            size="sm"
            label={t('common.close')}
            className={css.close}
            data-part="close"
            onClick={onClose}
          />
        </div>
      )}
    </div>
  );
}
