import { useCallback, useRef, useState } from 'react';

/**
 * Runs a pure reducer whose newest state is known at once, before anything is drawn again. So 100 clicks in one task
 * meet the state that the first of them made, and 99 of them change nothing.
 *
 * @returns the state as drawn, `send` which returns the state after the event, and `peek` for the newest state.
 */
export function useFlow<State, Event>(
  transition: (state: State, event: Event) => State,
  initial: State,
): readonly [State, (event: Event) => State, () => State] {
  const [drawn, setDrawn] = useState(initial);
  const newest = useRef(initial);
  const send = useCallback(
    (event: Event) => {
      const next = transition(newest.current, event);
      if (next !== newest.current) {
        newest.current = next;
        setDrawn(next);
      }
      return next;
    },
    [transition],
  );
  const peek = useCallback(() => newest.current, []);
  return [drawn, send, peek];
}
