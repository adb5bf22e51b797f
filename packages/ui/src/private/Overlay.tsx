'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';

import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import { classes } from './classes.ts';
import * as css from './overlay.css.ts';
import { useScrollLock } from './useScrollLock.ts';
import { visuallyHidden } from './visuallyHidden.css.ts';
import * as glyphs from '../primitives/Icon/glyphs.ts';

/** Props of every overlay of the library. Other props go to its surface. */
export interface OverlayProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  /** Whether it is open. */
  open: boolean;
  /** Called to open or close it: Escape, a press outside, the close button, a drag. */
  onOpenChange: (open: boolean) => void;
  /** Its name, shown at the top and announced when it opens. */
  title: string;
  /** One sentence under the title. */
  description?: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Focus target after closing when the opener was removed, or when there was none (opened by an address). */
  returnFocusTo?: () => HTMLElement | null;
  /** Its content. */
  children?: ReactNode;
}

/** Props that distinguish the overlays; not public. */
export interface OverlayEngineProps extends OverlayProps {
  component: string;
  surfaceClass: string;
  role?: 'dialog' | 'alertdialog';
  /** Whether a press outside closes it. */
  outsideCloses?: boolean;
  showClose?: boolean;
  /** Replaces the visible title; the title is then only for screen readers. */
  mark?: ReactNode;
  /** The surface that it is rendered on. */
  ground?: 'overlay' | 'menu';
  handle?: ReactNode;
  surfaceRef?: Ref<HTMLDivElement>;
  scrimRef?: Ref<HTMLDivElement>;
}

/** The element that opened the overlay and still exists when it closes. For a menu item this is the button of the menu. */
function findOpener(): Element | null {
  if (typeof document === 'undefined') return null;
  const active = document.activeElement;
  const menuButton = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (menuButton && document.getElementById(menuButton)) || active;
}

/** Locks page scrolling and restores the focus to the element that had it before. */
function usePlaceBehind(otherwise?: () => HTMLElement | null): () => void {
  useScrollLock();
  const [opener] = useState(findOpener);
  return () => {
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener.tabIndex >= 0;
    const to = isThere ? opener : (otherwise?.() ?? opener);
    if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
  };
}

interface BehindProps extends Pick<OverlayProps, 'returnFocusTo'> {
  onReady: (restore: () => void) => void;
}

/** Mounted only while the overlay is, so that its hooks run only then. */
function Behind({ onReady, returnFocusTo }: BehindProps) {
  const restore = usePlaceBehind(returnFocusTo);
  useEffect(() => onReady(restore));
  return null;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Scrolling text without focusable content must be reachable by keyboard. Focusable content scrolls into view without this.
 */
export function letKeyboardScroll(body: HTMLDivElement | null): void {
  if (!body || body.querySelector(FOCUSABLE)) return;
  if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}

/**
 * Focuses the surface: its title is announced and no button shows a focus ring. A question focuses its safe answer instead.
 */
function firstFocus(surface: HTMLElement, role: 'dialog' | 'alertdialog'): HTMLElement {
  const safe = role === 'alertdialog' && surface.querySelector<HTMLElement>('[data-part=cancel]');
  return safe || surface;
}

const ABOVE = '[data-component=toast-region], [data-component=notice-bar]';

/** Toasts and notice bars are above every overlay. A press on them is not a press outside. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ABOVE) !== null;
}

/**
 * The base of all overlays. Radix provides focus trap, Escape and outside press. Its own overlay is not used, because its
 * scroll lock writes a style element, which a strict content policy refuses.
 */
export function Overlay({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  footer,
  children,
  component,
  surfaceClass,
  role = 'dialog',
  outsideCloses = true,
  showClose = true,
  mark,
  ground = 'overlay',
  handle,
  surfaceRef,
  scrimRef,
  returnFocusTo,
  className,
  ...rest
}: OverlayEngineProps) {
  const restore = useRef(() => {});
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          ref={scrimRef}
          className={css.scrim}
          data-part="scrim"
          data-state={open ? 'open' : 'closed'}
        />
        <Radix.Content
          {...rest}
          {...(description || rest['aria-describedby'] ? {} : { 'aria-describedby': undefined })}
          ref={surfaceRef}
          role={role}
          aria-modal
          className={classes(css.surface, surfaceClass, className)}
          data-component={component}
          data-surface={ground}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            firstFocus(event.currentTarget as HTMLElement, role).focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            if (!outsideCloses || isToast(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            restore.current();
          }}
        >
          {handle}
          <div className={classes(css.header, !showClose && css.headerAlone)} data-part="header">
            <Radix.Title className={mark ? visuallyHidden : css.title}>{title}</Radix.Title>
            {mark && <div className={css.title}>{mark}</div>}
            {showClose && (
              <IconButton
                icon={glyphs.close}
                label={closeLabel}
                onClick={() => onOpenChange(false)}
                data-part="close"
              />
            )}
          </div>
          <div ref={letKeyboardScroll} className={css.body} data-part="body">
            {description && (
              <Radix.Description className={css.description}>{description}</Radix.Description>
            )}
            {children}
          </div>
          {footer && (
            <div className={css.footer} data-part="footer">
              {footer}
            </div>
          )}
          {/* Keep last: siblings measure layout on mount, and this must happen before the scroll lock restyles the page. */}
          <Behind
            {...(returnFocusTo && { returnFocusTo })}
            onReady={(next) => {
              restore.current = next;
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
