import { type Game, INITIAL_LAUNCH, type LaunchWay, launchWay } from '@brand/domain';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { deviceClassOf } from '../../../platform/device/deviceClass.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { restorePrevious } from '../../../routing/restorePrevious.ts';
import { useServices } from '../../../member/services.ts';
import { type LaunchState, launchStateOf } from './launchState.ts';
import { launcherOf } from './launcher.ts';

/**
 * Launches the game of a page when it is shown (section 4): in its frame, or on a phone in place of the page. A game that
 * needs a tab waits for a press. Leaving the page ends it. A change of language does not restart it.
 *
 * @param isDemo with play money
 */
export function useGameLaunch(
  game: Game,
  isDemo: boolean,
): {
  readonly state: LaunchState;
  /** Launches again with a new call. Call it in a press. */
  again(): void;
  /** Launches in a separate tab, on a phone in place of the page. Call it in a press. */
  openTab(): void;
} {
  const services = useServices();
  const { locale } = usePlace();
  const launcher = launcherOf(services);
  const { order, state } = useSyncExternalStore(launcher.subscribe, launcher.read);
  const [cameBack, setCameBack] = useState(false);
  const isMobile = deviceClassOf(navigator) === 'mobile';
  const way = launchWay(game.type, isMobile);

  const latest = useRef({ game, locale });
  useEffect(() => {
    latest.current = { game, locale };
  });
  const start = useCallback(
    (where: LaunchWay) => launcher.start({ ...latest.current, isDemo, way: where, from: 'page' }),
    [launcher, isDemo],
  );

  const { id } = game;
  useEffect(() => {
    if (way !== 'tab') start(way);
    return () => {
      const mine = launcher.read().order;
      if (mine?.from === 'page' && mine.game.id === id) launcher.leave();
    };
  }, [launcher, start, way, id]);

  // A page from the back/forward cache is restored in the state of navigating to a game, which the member has left since.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || way !== 'page') return;
      launcher.leave();
      setCameBack(!restorePrevious());
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [launcher, way]);

  const isMine = order?.from === 'page' && order.game.id === id && order.isDemo === isDemo;
  const press = (where: LaunchWay) => {
    setCameBack(false);
    start(where);
  };
  return {
    state: launchStateOf(isMine ? state : INITIAL_LAUNCH, cameBack || way === 'tab'),
    again: () => press(way),
    openTab: () => press(isMobile ? 'page' : 'tab'),
  };
}
