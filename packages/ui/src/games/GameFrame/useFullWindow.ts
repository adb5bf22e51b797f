'use client';

import { useCallback, useEffect, useState } from 'react';

import './fullWindow.css.ts';

/**
 * Lets a part of the page fill the window, and the window the screen where the browser can. The whole page goes to full screen
 * and not the part alone: panels and dialogs lie beside it in the document and would be out of sight. Browsers without full
 * screen (iPhones, older iPads) and those that refuse it are left with the full window.
 *
 * @returns whether it fills the window, and what changes that
 */
export function useFullWindow(): readonly [isFull: boolean, change: (full: boolean) => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull) return undefined;
    const { dataset } = document.documentElement;
    dataset['fullWindow'] = '';
    const onChange = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    // Full screen has an Escape of its own; an overlay that took this one has prevented it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKey);
    return () => {
      delete dataset['fullWindow'];
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKey);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, [isFull]);
  const change = useCallback((full: boolean) => {
    setFull(full);
    const asked = full ? document.documentElement.requestFullscreen?.() : undefined;
    asked?.catch(() => undefined);
  }, []);
  return [isFull, change];
}
