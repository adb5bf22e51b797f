'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Where a key that goes astray would spoil what is typed. */
const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** A game may take the focus now and then without meaning harm; so often it does. */
const THEFTS_ALLOWED = 10;

function isTypedIn(element: Element | null): boolean {
  return element !== null && element.matches(TYPED_IN);
}

/**
 * Who has the keys, the page or the frame. A document in a frame may take the focus at any time; while one types in the page,
 * or something lies over the frame, it is inert and cannot.
 *
 * @param covered a panel or a question lies over the frame
 * @param onTheft it keeps taking the focus all the same, which no browser prevents
 * @returns `settle` looks anew; `enter` gives the keys to the frame, unless something else of the page has them
 */
export function useFrameFocus(
  frame: RefObject<HTMLIFrameElement | null>,
  covered: boolean,
  onTheft: (() => void) | undefined,
) {
  const thefts = useRef(0);
  const latest = useRef(onTheft);
  useEffect(() => {
    latest.current = onTheft;
  });
  // As it is when one looks: what lay over the frame may have gone since somebody asked for the look.
  const isCovered = useRef(covered);
  const settle = useCallback(() => {
    if (frame.current) frame.current.inert = isCovered.current || isTypedIn(document.activeElement);
  }, [frame]);
  useEffect(() => {
    isCovered.current = covered;
    settle();
  }, [covered, settle]);
  useEffect(() => {
    const onLeave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      // Where the focus goes is known a moment later.
      requestAnimationFrame(() => {
        const isStolen = frame.current?.inert && document.activeElement === frame.current;
        if (!isStolen || !(target instanceof HTMLElement)) {
          settle();
          return;
        }
        target.focus({ preventScroll: true });
        thefts.current += 1;
        if (thefts.current % THEFTS_ALLOWED === 0) latest.current?.();
      });
    };
    document.addEventListener('focusin', settle);
    document.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('focusin', settle);
      document.removeEventListener('focusout', onLeave);
    };
  }, [frame, settle]);
  const enter = () => {
    settle();
    const active = document.activeElement;
    const isElsewhere =
      active !== null &&
      !active.contains(frame.current) &&
      !active.closest('[data-component=game-frame]');
    if (isElsewhere || !frame.current || frame.current.inert) return;
    frame.current.focus({ preventScroll: true });
  };
  return { settle, enter };
}
