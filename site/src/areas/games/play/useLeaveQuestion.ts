import { useEffect, useRef, useState } from 'react';
import { guardLeaving } from '../../../routing/address.ts';
import { entryState } from '../../../routing/entryState.ts';
import { pathWithoutLocale } from '../../../language/locale.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { readSearchFlags } from '../../../routing/searchFlags.ts';
import { leaveBack } from './leaveBack.ts';

/** A question that waits for its answer. */
interface LeaveQuestion {
  readonly isOpen: boolean;
  stay(): void;
  leave(): void;
}

/**
 * Asks once before a game is left: by a link, by Back, by closing the tab. Whoever tries again leaves. Back needs an entry of
 * the history to go to, which the game gets on top of that of its page. Panels over the game are not leaving it.
 *
 * @param playing a round may be under way
 * @param parent address that back leads to, for one who came from elsewhere
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

  // Whether the entry on top is there, and whether we stand on it.
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
