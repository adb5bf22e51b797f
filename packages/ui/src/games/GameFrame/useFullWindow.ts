'use client';

import { useCallback, useEffect, useState } from 'react';

import './fullWindow.css.ts';

/**
 * Lets a part of the page fill the window, and the screen if the browser supports it. The whole page enters full screen,
 * because panels and dialogs are outside the part in the DOM and would be invisible. Browsers without the Fullscreen API
 * (iPhones, older iPads), or that refuse it, use only the full window.
 *
 * @returns whether it fills the window, and a function to change that
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
    // Full screen handles Escape natively. An overlay that handles Escape prevents the default.
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
