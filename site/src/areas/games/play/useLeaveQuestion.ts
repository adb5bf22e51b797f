import { useEffect, useRef, useState } from 'react';
import { guardLeaving } from '../../../routing/address.ts';
import { entryState } from '../../../routing/entryState.ts';
import { pathWithoutLocale } from '../../../language/locale.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { readSearchFlags } from '../../../routing/searchFlags.ts';
import { leaveBack } from './leaveBack.ts';

/** A dialog that waits for its answer. */
interface LeaveQuestion {
  readonly isOpen: boolean;
  stay(): void;
  leave(): void;
}

/**
 * Asks once before a game is left by a link, by Back, or by closing the tab. A second try leaves. Back needs a history
 * entry to go to, so the game adds one above that of its page. Opening a panel above the game does not leave it.
 *
 * @param playing a round may be in progress
 * @param parent address that back leads to, for a visitor who came from another site
 */
export function useLeaveQuestion(playing: boolean, parent: string): LeaveQuestion {
  const { pathname, search, href } = usePlace();
  const [going, setGoing] = useState<(() => void) | null>(null);
  const [asked, setAsked] = useState(false);
  const armed = playing && !asked;
  const latest = useRef({ armed, parent });
  useEffect(() => {
    latest.current = { armed, parent };
  });

  const [ask] = useState(() => (leave: () => void) => {
    latest.current.armed = false;
    setAsked(true);
    setGoing(() => leave);
  });
  useEffect(() => {
    if (!playing) return undefined;
    guardLeaving((leave) => {
      const go = leave ?? (() => leaveBack(latest.current.parent));
      if (latest.current.armed) ask(go);
      else if (leave) return true;
      else go();
      return false;
    });
    return () => guardLeaving(null);
  }, [playing, ask]);

  // Whether the entry on top exists, and whether it is the current one.
  const hasTop = useRef(false);
  const onTop = useRef(false);
  const { sideDeposit, sideHistory } = readSearchFlags(search);
  const isCovered = sideDeposit || sideHistory;
  const address = href(pathname) + search;
  useEffect(() => {
    hasTop.current ||= entryState().playing === true;
    if (armed && !isCovered && !hasTop.current) {
      hasTop.current = true;
      // An entry without a state is a jump within the page.
      if (!history.state) history.replaceState({}, '');
      history.pushState({ ...entryState(), playing: true }, '');
    }
    onTop.current = entryState().playing === true;
  }, [armed, isCovered, address]);
  useEffect(() => {
    const onMove = () => {
      if (pathWithoutLocale(location.pathname) !== pathname) return;
      if (!history.state) history.replaceState({ inside: true, playing: onTop.current }, '');
      const wasOnTop = onTop.current;
      onTop.current = entryState().playing === true;
      const flags = readSearchFlags(location.search);
      if (!wasOnTop || onTop.current || flags.sideDeposit || flags.sideHistory) return;
      const back = () => leaveBack(latest.current.parent);
      if (latest.current.armed) ask(back);
      else back();
    };
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, [pathname, ask]);

  useEffect(() => {
    if (!armed) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [armed]);

  return {
    isOpen: going !== null,
    stay: () => setGoing(null),
    leave() {
      setGoing(null);
      going?.();
    },
  };
}
