import { ApiError } from '@brand/api';
import {
  type Game,
  type GameHosts,
  INITIAL_LAUNCH,
  LAUNCH_LOADING_MS,
  type LaunchAim,
  type LaunchEvent,
  type LaunchState,
  type Locale,
  gameName,
  launchTransition,
} from '@brand/domain';
import { now, wakeAt } from '@brand/ui';
import { deviceClassOf } from '../../../platform/device/deviceClass.ts';
import { track } from '../../../platform/telemetry/track.ts';
import type { Services } from '../../../member/services.ts';
import { cardMarks } from '../cardMarks.ts';
import { loadGameDetailApi } from '../../../member/games/gameDetailQueries.ts';
import { recordRecent } from '../recordRecent.ts';
import { cardLaunch } from './cardLaunch.ts';
import { type GameTab, gameTab } from './gameTab.ts';
import type { Launch, LaunchOrder } from './launch.ts';
import { playTimeOf } from './playTime.ts';
import { mainLocale } from '../../../language/locale.ts';

/** Opens games, one at a time for each page. Each tab of the site has its own launcher. */
export interface Launcher {
  subscribe(listener: () => void): () => void;
  read(): Launch;
  /**
   * Handles a press on a card: marks it, and opens its game if that needs a tab. Otherwise the link leads to the game
   * page.
   */
  pressed(game: Game, locale: Locale, tab: Window | null | undefined): void;
  /** Opens a game, unless the same game is already opening. Closes the previous game first. */
  start(order: LaunchOrder): void;
  /** Stops waiting: a later reply opens nothing. A game that is open in its tab stays. */
  leave(): void;
  /** Closes the game that is open in a tab, if the browser allows it. */
  closeTab(): void;
}

/** How a launcher navigates. Tests replace it. */
export interface Ways {
  openTab(): Window | null;
  /** Replaces the page, so that one step back is the lobby and not a page that starts the game again. */
  replacePage(address: string): void;
}

const BROWSER: Ways = {
  openTab: () => open('about:blank'),
  replacePage: (address) => location.replace(address),
};

const launchers = new WeakMap<Services, Launcher>();

/** The launcher of a page. */
export function launcherOf(services: Services): Launcher {
  const launcher = launchers.get(services) ?? createLauncher(services);
  launchers.set(services, launcher);
  return launcher;
}

/** Creates a launcher. A page uses the one of {@link launcherOf}. */
export function createLauncher(services: Services, ways: Ways = BROWSER): Launcher {
  const listeners = new Set<() => void>();
  let launch: Launch = { order: null, state: INITIAL_LAUNCH };
  let tab: GameTab | null = null;
  let calls = 0;
  let stop = () => {};

  /** @returns whether it changed anything */
  function send(event: LaunchEvent, order = launch.order): boolean {
    const state = launchTransition(launch.state, event);
    if (state === launch.state) return false;
    launch = { order, state };
    cardMarks.setLaunching(state.status === 'asking' && state.loading ? state.gameId : null);
    cardLaunch.show(order?.from === 'card' ? launch : null);
    for (const listener of listeners) listener();
    return true;
  }

  function endFormer(): void {
    stop();
    tab?.close();
    tab = null;
  }

  function start(order: LaunchOrder): void {
    const { game, way, locale } = order;
    const aim = { gameId: game.id, way };
    if (isUnderWay(launch.state, aim)) {
      order.tab?.close();
      tab?.focus();
      return;
    }
    endFormer();
    if (way === 'tab') {
      const blank = order.tab === undefined ? ways.openTab() : order.tab;
      if (!blank) return void send({ type: 'tabBlocked', ...aim }, order);
      tab = gameTab(blank, gameName(game, locale, mainLocale()));
    }
    const call = `launch-${(calls += 1)}`;
    send({ type: 'asked', call, ...aim }, order);
    if (!order.isDemo) recordRecent(services, game);
    void ask(order, call);
  }

  async function ask(order: LaunchOrder, call: string): Promise<void> {
    const giveUp = new AbortController();
    const sleep = wakeAt(now() + LAUNCH_LOADING_MS, () => send({ type: 'loadingEnded', call }));
    stop = () => {
      giveUp.abort();
      sleep();
    };
    const event = await answerOf(order, call, giveUp.signal);
    sleep();
    const waiting = order.way === 'tab' ? tab : null;
    if (waiting?.isClosed()) return void send({ type: 'tabClosed', call });
    if (!send(event)) return;
    const { state } = launch;
    if (state.status === 'open') track(order.isDemo ? 'demo_opened' : 'game_opened');
    if (state.status !== 'open') endFormer();
    else if (order.way === 'page') {
      if (!order.isDemo) playTimeOf(services).leave();
      ways.replacePage(state.address);
    } else if (waiting) {
      waiting.go(state.address);
      if (!order.isDemo) playTimeOf(services).play(() => !waiting.isClosed());
    }
  }

  async function answerOf(
    { game, isDemo, locale }: LaunchOrder,
    call: string,
    signal: AbortSignal,
  ): Promise<LaunchEvent> {
    try {
      const { launch: launchGame } = isDemo
        ? { launch: (await loadGameDetailApi(services.api)).launchDemo }
        : await services.account();
      const client = deviceClassOf(navigator) === 'mobile' ? 'MB' : 'PC';
      const address = await launchGame({ game, client, locale }, { signal });
      return { type: 'answered', call, address, among: gameHosts(services) };
    } catch (error) {
      // Also if the code of the call could not be fetched, so that nothing waits forever.
      const { code, serverMessage, failure } =
        error instanceof ApiError ? error : new ApiError({ kind: 'network', cause: error });
      return { type: 'turnedDown', call, code, words: serverMessage, failure };
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => launch,
    pressed(game, locale, blank) {
      if (blank !== undefined) {
        start({ game, isDemo: false, way: 'tab', locale, from: 'card', tab: blank });
      }
      // If its page has started a launch by then, that launch controls the mark.
      wakeAt(now() + LAUNCH_LOADING_MS, () => {
        const { state } = launch;
        if (state.status !== 'asking' || !state.loading) cardMarks.setLaunching(null);
      });
    },
    start,
    leave() {
      if (launch.state.status === 'asking') endFormer();
      send({ type: 'left' }, null);
    },
    closeTab() {
      endFormer();
      send({ type: 'left' }, null);
    },
  };
}

function isUnderWay(state: LaunchState, { gameId, way }: LaunchAim): boolean {
  return state.status === 'asking' && state.gameId === gameId && state.way === way;
}

function gameHosts({ operator: { hosts, games } }: Services): GameHosts {
  return { hosts: [hosts.games, ...games.frameHosts], own: location.origin };
}
