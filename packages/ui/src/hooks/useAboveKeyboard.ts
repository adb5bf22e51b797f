'use client';

import { useEffect, type RefObject } from 'react';
import { mediaMatches } from '../private/mediaMatches.ts';

/** If the visible viewport is smaller than this, in px, the on-screen keyboard is open. */
const SHORT = 600;

/**
 * Scrolls a field to the top of the window when the on-screen keyboard opens for it, so that related content below it stays
 * visible. Without an on-screen keyboard nothing happens.
 *
 * @param input the input element; its component sets the distance by `scroll-margin`
 */
export function useAboveKeyboard(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const field = input.current;
    const viewport = globalThis.visualViewport;
    if (!field || !viewport || !mediaMatches('(pointer: coarse)')) return undefined;
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
