'use client';

import { useEffect, type RefObject } from 'react';

/** A window that leaves less than this has the keyboard of a screen in it, in px. */
const SHORT = 600;

/**
 * Takes a field to the top of the window when the keyboard of a touch screen opens for it, so that what belongs to it stays in
 * sight under it. With another keyboard nothing happens.
 *
 * @param input what is typed in; its component stands around it and says its distance by `scroll-margin`
 */
export function useAboveKeyboard(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const field = input.current;
    const viewport = globalThis.visualViewport;
    if (!field || !viewport || !matchMedia('(pointer: coarse)').matches) return undefined;
    const lift = () => {
      if (document.activeElement !== field || viewport.height >= SHORT) return;
      (field.closest('[data-component]') ?? field).scrollIntoView({ block: 'start' });
    };
    viewport.addEventListener('resize', lift);
    field.addEventListener('focus', lift);
    return () => {
      viewport.removeEventListener('resize', lift);
      field.removeEventListener('focus', lift);
    };
  }, [input]);
}
