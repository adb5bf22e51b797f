'use client';

import { useRef, useState, useSyncExternalStore } from 'react';

import { usePageHidden } from '../../hooks/usePageHidden.ts';
import { usePausableTimeout } from '../../hooks/usePausableTimeout.ts';
import { classes } from '../../private/classes.ts';
import { useDock } from '../../private/useDock.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './ToastRegion.css.ts';
import { dismissToast, toastStore, type ToastEntry } from './toasts.ts';
import * as glyphs from '../Icon/glyphs.ts';

const GLYPHS = { info: glyphs.info, success: glyphs.success, danger: glyphs.warning };

/** Milliseconds until it disappears; a toast with an action stays longer. */
const STAY = 5_000;
const STAY_WITH_ACTION = 10_000;

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Accessible name of the region. */
  label: string;
  /** Accessible name of each close button. */
  closeLabel: string;
  /** Joined with the class of the region. */
  className?: string;
}

interface ToastProps {
  toast: ToastEntry;
  paused: boolean;
  closeLabel: string;
  onDismiss: (id: number) => void;
}

function Toast({ toast, paused, closeLabel, onDismiss }: ToastProps) {
  const { id, tone = 'info', text, action } = toast;
  usePausableTimeout(() => dismissToast(id), action ? STAY_WITH_ACTION : STAY, paused);
  return (
    <li
      className={css.toast}
      data-component="toast"
      data-tone={tone}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss(id);
      }}
    >
      <Icon glyph={GLYPHS[tone]} size={20} className={css.tones[tone]} />
      <span className={css.text} data-part="text">
        {text}
      </span>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          data-part="action"
          onClick={() => {
            onDismiss(id);
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        icon={glyphs.close}
        size="sm"
        label={closeLabel}
        data-part="close"
        onClick={() => onDismiss(id)}
      />
    </li>
  );
}

/**
 * The place of toasts: once in an application, at its end. They pause during hover and focus and while the page is hidden.
 * Errors are announced immediately and are at the bottom; other toasts are announced politely.
 */
export function ToastRegion({ label, closeLabel, className }: ToastRegionProps) {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.read,
    toastStore.readOnServer,
  );
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const region = useRef<HTMLElement>(null);
  const former = useRef<Element | null>(null);
  useDock(region, 'toast');
  // A button that is removed with its toast fires neither blur nor leave, and the focus would be lost.
  const dismiss = (id: number) => {
    const inside = region.current?.contains(document.activeElement) ?? false;
    setFocused(false);
    setHovered(false);
    dismissToast(id);
    if (inside && former.current instanceof HTMLElement) former.current.focus();
  };
  const draw = (toast: ToastEntry) => (
    <Toast
      key={toast.id}
      toast={toast}
      closeLabel={closeLabel}
      paused={hovered || focused || hidden}
      onDismiss={dismiss}
    />
  );
  const urgent = (toast: ToastEntry) => toast.tone === 'danger';
  return (
    <section
      ref={region}
      aria-label={label}
      className={classes(css.region, className)}
      data-component="toast-region"
      // Once for all toasts, because a surface sets many tokens.
      data-surface="overlay"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget))
          former.current = event.relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      {/* Both lists are mounted before the first toast: screen readers only announce content added to a region. */}
      <ol aria-live="polite" aria-relevant="additions" className={css.stack}>
        {toasts.filter((toast) => !urgent(toast)).map(draw)}
      </ol>
      <ol aria-live="assertive" aria-relevant="additions" className={css.stack}>
        {toasts.filter(urgent).map(draw)}
      </ol>
    </section>
  );
}
