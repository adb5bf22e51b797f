'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';

import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import { classes } from './classes.ts';
import * as css from './overlay.css.ts';
import { useScrollLock } from './useScrollLock.ts';
import { visuallyHidden } from './visuallyHidden.css.ts';
import * as glyphs from '../primitives/Icon/glyphs.ts';

/** What every overlay of the library takes; the rest goes to its surface. */
export interface OverlayProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  /** Whether it is shown. */
  open: boolean;
  /** Asks to be opened or closed: Escape, a press outside, the close button, a drag. */
  onOpenChange: (open: boolean) => void;
  /** Its name, shown at the top and said when it opens. */
  title: string;
  /** One sentence under the title. */
  description?: string;
  /** Words of the close button, for a screen reader. */
  closeLabel: string;
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** Where the focus goes when what opened it is gone, or when nothing did: an address, say. */
  returnFocusTo?: () => HTMLElement | null;
  /** Its content. */
  children?: ReactNode;
}

/** Props that tell the overlays apart; not for users of the library. */
export interface OverlayEngineProps extends OverlayProps {
  component: string;
  surfaceClass: string;
  role?: 'dialog' | 'alertdialog';
  /** Whether a press outside closes it. */
  outsideCloses?: boolean;
  showClose?: boolean;
  /** Stands where the title would be seen; the title is then only said. */
  mark?: ReactNode;
  /** The ground that it is drawn on. */
  ground?: 'overlay' | 'menu';
  handle?: ReactNode;
  surfaceRef?: Ref<HTMLDivElement>;
  scrimRef?: Ref<HTMLDivElement>;
}

/** Whoever opened us and is still there when we close: for an entry of a menu, the button of the menu. */
function findOpener(): Element | null {
  if (typeof document === 'undefined') return null;
  const active = document.activeElement;
  const menuButton = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (menuButton && document.getElementById(menuButton)) || active;
}

/** Holds the page still and gives focus back: to the element that had it, whatever opened us. */
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

/** Text alone that scrolls must be reachable by keyboard; content that takes focus scrolls by itself. */
export function letKeyboardScroll(body: HTMLDivElement | null): void {
  if (!body || body.querySelector(FOCUSABLE)) return;
  if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}

/**
 * Focus on the surface: its title is said, and no button lights up before anyone chose it. A question puts the focus on
 * its safe answer instead.
 */
function firstFocus(surface: HTMLElement, role: 'dialog' | 'alertdialog'): HTMLElement {
  const safe = role === 'alertdialog' && surface.querySelector<HTMLElement>('[data-part=cancel]');
  return safe || surface;
}

const ABOVE = '[data-component=toast-region], [data-component=notice-bar]';

/** A toast or bar lies above every overlay: who answers it has not pressed outside. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ABOVE) !== null;
}

/**
 * The engine of all overlays. Radix gives focus trap, Escape and outside press; its own overlay is left
 * out, because its scroll lock writes a style element, which a strict content policy refuses.
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
          {/* Last: what its siblings measure when they come is measured before the page is restyled. */}
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
