'use client';

import { useState, useSyncExternalStore } from 'react';

import { usePageHidden } from '../../hooks/usePageHidden.ts';
import { usePausableTimeout } from '../../hooks/usePausableTimeout.ts';
import { classes } from '../../private/classes.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './ToastRegion.css.ts';
import { dismissToast, toastStore, type ToastEntry } from './toasts.ts';

/** Milliseconds on show; a toast that offers something to do stays longer. */
const STAY = 5_000;
const STAY_WITH_ACTION = 10_000;

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Name of the region, for a screen reader. */
  label: string;
  /** Words of each close button, for a screen reader. */
  closeLabel: string;
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
    <li className={css.toast} data-component="toast" data-surface="overlay" data-tone={tone}>
      <span className={css.tones[tone]}>
        <Icon name={tone === 'danger' ? 'warning' : tone} size={20} />
      </span>
      <span className={css.text}>{text}</span>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onDismiss(id);
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" size="sm" label={closeLabel} onClick={() => onDismiss(id)} />
    </li>
  );
}

/** Where toasts appear: once in an application, at its end. They wait under a finger, focus or another tab. */
export function ToastRegion({ label, closeLabel, className }: ToastRegionProps) {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.read,
    toastStore.readOnServer,
  );
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  // A button that goes away with its toast tells neither blur nor leave.
  const dismiss = (id: number) => {
    setFocused(false);
    setHovered(false);
    dismissToast(id);
  };
  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-atomic="false"
      data-component="toast-region"
    >
      <ol
        className={classes(css.region, className)}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            paused={hovered || focused || hidden}
            onDismiss={dismiss}
          />
        ))}
      </ol>
    </section>
  );
}
