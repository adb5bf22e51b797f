import { useEffect, useRef, useState } from 'react';
import { navigate } from './address.ts';
import { entryState } from './entryState.ts';
import { pathWithoutLocale } from '../language/locale.ts';

/**
 * Closes the panel beside the page so that Back does not open it again: back to the page without it, where that is an entry
 * before, else in its place.
 */
export function closePanels(address: string): void {
  const { panels } = entryState();
  if (panels) history.go(-panels);
  else navigate(address, { replace: true });
}

const stepOfEntry = () => entryState().step ?? 0;
const page = () => pathWithoutLocale(location.pathname);

/**
 * Gives each step of a page an entry of its own in the history, so that Back goes step 2 → 1 → 0 → the page before
 * (section 4). A step that the flow leaves by itself takes its entry along: Back never lands in a dead step.
 *
 * @param step where the flow stands; 0 where it begins
 * @param onBack takes the flow one step back. What it does not take back stays, and so does its entry.
 */
export function usePageBack(step: number, onBack: () => void): void {
  const latest = useRef({ step, onBack, here: '' });
  useEffect(() => {
    latest.current = { step, onBack, here: page() };
  });
  // A move through the history of our own is on its way.
  const tidying = useRef(false);
  // The person went back; the step that the flow was last asked to leave for it.
  const wantsBack = useRef(false);
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
      wantsBack.current = !tidying.current;
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
    if (step > entry && wantsBack.current && asked.current !== step) {
      asked.current = step;
      latest.current.onBack();
      setMoves((count) => count + 1);
      return;
    }
    wantsBack.current = false;
    for (let next = entry + 1; next <= step; next += 1) {
      history.pushState({ inside: true, step: next }, '');
    }
    if (step < entry) {
      tidying.current = true;
      history.go(step - entry);
    }
  }, [step, moves]);
}
