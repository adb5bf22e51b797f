import { useEffect, useRef, useState } from 'react';
import { navigate } from './address.ts';
import { entryState } from './entryState.ts';
import { pathWithoutLocale } from '../language/locale.ts';

/**
 * Closes the side panel so that Back does not open it again: goes back to the page without it if that is a previous
 * entry, otherwise replaces the address.
 */
export function closePanels(address: string): void {
  const { panels } = entryState();
  if (panels) history.go(-panels);
  else navigate(address, { replace: true });
}

/** Step of the open history entry, see {@link usePageBack}. */
export const stepOfEntry = () => entryState().step ?? 0;
const page = () => pathWithoutLocale(location.pathname);

/**
 * Gives each step of a page its own history entry, so that Back goes step 2 → 1 → 0 → the previous page
 * (section 4). When the flow leaves a step itself, its entry is removed, so that Back never shows a removed step.
 *
 * @param step current step of the flow; 0 at the start
 * @param onBack takes the flow one step back; if it refuses, the step and its entry stay
 * @param onForward takes the flow to the step that Back has left; if it refuses, Forward does nothing. @default it refuses
 */
export function usePageBack(
  step: number,
  onBack: () => void,
  onForward: () => void = () => undefined,
): void {
  const latest = useRef({ step, onBack, onForward, here: '' });
  useEffect(() => {
    latest.current = { step, onBack, onForward, here: page() };
  });
  // A history move by this hook is in progress.
  const tidying = useRef(false);
  // The visitor went back or forward. `asked` is the step that the flow was last asked to leave.
  const wantsMove = useRef(false);
  const asked = useRef<number | null>(null);
  const [moves, setMoves] = useState(0);

  useEffect(() => {
    // From now on an entry without a state is a jump within the page.
    if (!history.state) history.replaceState({}, '');
    const onMove = () => {
      if (page() !== latest.current.here) return;
      if (!history.state) {
        history.replaceState({ inside: true, step: latest.current.step }, '');
        return;
      }
      wantsMove.current = !tidying.current;
      tidying.current = false;
      asked.current = null;
      setMoves((count) => count + 1);
    };
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, []);

  useEffect(() => {
    if (tidying.current) return;
    const entry = stepOfEntry();
    if (step > entry && wantsMove.current && asked.current !== step) {
      asked.current = step;
      latest.current.onBack();
      setMoves((count) => count + 1);
      return;
    }
    if (step < entry && wantsMove.current && asked.current === null) {
      asked.current = step;
      latest.current.onForward();
      setMoves((count) => count + 1);
      return;
    }
    wantsMove.current = false;
    for (let next = entry + 1; next <= step; next += 1) {
      history.pushState({ inside: true, step: next }, '');
    }
    if (step < entry) {
      tidying.current = true;
      history.go(step - entry);
    }
  }, [step, moves]);
}
