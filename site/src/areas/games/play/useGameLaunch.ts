import { type Game, INITIAL_LAUNCH, type LaunchWay, launchWay } from '@brand/domain';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { deviceClassOf } from '../../../platform/device/deviceClass.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { type LaunchState, launchStateOf } from './launchState.ts';
import { launcherOf } from './launcher.ts';

/**
 * Launches the game of a page as it is shown (section 4): into its frame, or on a phone in the place of the page; what needs a
 * tab waits for a press. Leaving the page ends it. Another language does not start it anew.
 *
 * @param isDemo with play money
 */
export function useGameLaunch(
  game: Game,
  isDemo: boolean,
): {
  readonly state: LaunchState;
  /** Launches anew, in a call of its own; call it in a press. */
  again(): void;
  /** Launches in a tab of its own, on a phone in the place of the page; call it in a press. */
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

  // A page that the browser had kept is shown again as it was: on its way to a game that has been left since.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || way !== 'page') return;
      launcher.leave();
      setCameBack(true);
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
