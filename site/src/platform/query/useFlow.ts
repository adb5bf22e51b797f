import { useCallback, useRef, useState } from 'react';

/**
 * Runs a pure reducer whose newest state is available immediately, before the next render. So for 100 clicks in one task,
 * the first changes the state and the other 99 change nothing.
 *
 * @returns the rendered state, `send` which returns the state after the event, and `peek` for the newest state.
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
