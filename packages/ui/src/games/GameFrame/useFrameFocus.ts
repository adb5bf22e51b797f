'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Elements in which stray key presses would corrupt the input. */
const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** A game may take the focus occasionally without bad intent. This many times are tolerated. */
const THEFTS_ALLOWED = 10;

function isTypedIn(element: Element | null): boolean {
  return element !== null && element.matches(TYPED_IN);
}

/**
 * Manages keyboard focus between the page and the iframe. A framed document can take the focus at any time. While the member
 * types in the page, or an overlay covers the frame, the frame is inert.
 *
 * @param covered whether a panel or dialog covers the frame
 * @param onTheft called if the frame keeps taking the focus, which browsers do not prevent
 * @returns `settle` updates `inert`; `enter` focuses the frame, unless another element of the page has the focus
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
  // Read at the time of the check: the overlay may have closed since the check was scheduled.
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
      // The new focus target is known only in the next frame.
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
