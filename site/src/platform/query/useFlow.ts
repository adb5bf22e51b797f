import { useState } from 'react';

/**
 * Runs a pure reducer whose newest state is available immediately, before the next render. So for 100 clicks in one task,
 * the first changes the state and the other 99 change nothing.
 *
 * @param transition the same function at every render
 * @returns the rendered state, `send` which returns the state after the event, and `peek` for the newest state. Both
 *   functions never change.
 */
export function useFlow<State, Event>(
  transition: (state: State, event: Event) => State,
  initial: State,
): readonly [State, (event: Event) => State, () => State] {
  const [drawn, setDrawn] = useState(initial);
  const [{ send, peek }] = useState(() => {
    let newest = initial;
    return {
      send(event: Event) {
        newest = transition(newest, event);
        // React ignores a state that is the same.
        setDrawn(newest);
        return newest;
      },
      peek: () => newest,
    };
  });
  return [drawn, send, peek];
}
