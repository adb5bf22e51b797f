import type { Satang } from '@brand/domain';
import { now, wakeAt } from '@brand/ui';
import type { Services } from '../../../member/services.ts';
import { localStore, onLocalChange } from '../../../platform/storage/localStore.ts';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';
import * as session from './playRecord.ts';

/** Interval of saving the time. A crash loses no more than this. */
const STEP_MS = 10_000;

/**
 * Play time for real money in this session, see `playRecord.ts`. It is stored on the device, so that a reload, another
 * game and another tab continue it. Demo play is not included.
 */
export interface PlayTime {
  subscribe(listener: () => void): () => void;
  /** Null if nothing was played in this session. */
  read(): session.PlayRecord | null;
  /** Whether a game is open in this tab, or in a tab that it has opened. */
  isPlaying(): boolean;
  /**
   * Starts counting for a game.
   *
   * @param isOpen whether it is still open
   * @returns stops counting
   */
  play(isOpen?: () => boolean): () => void;
  /** Passes the current balance of the API. */
  know(balance: Satang): void;
  /** A game replaces the page. */
  leave(): void;
  /** The member is on the site. Called on every page, if a game had replaced one. */
  comeBack(): void;
  /** The page is restored as it was when a game replaced it. */
  shownAgain(): void;
  /** The member has answered the reality check. */
  answer(): void;
}

const times = new WeakMap<Services, PlayTime>();

/** One instance for each page. */
export function playTimeOf(services: Services): PlayTime {
  const time = times.get(services) ?? createPlayTime(services);
  times.set(services, time);
  return time;
}

function createPlayTime(services: Services): PlayTime {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  onLocalChange(['playTime'], tell);
  let games = 0;
  let text: string | null = null;
  let parsed: session.PlayRecord | null = null;
  /** The page that is navigating to a game. */
  let leaving: string | null = null;

  const owner = () => services.session.read()?.userId ?? null;
  function read(): session.PlayRecord | null {
    const kept = localStore.read('playTime');
    if (kept !== text) [text, parsed] = [kept, session.parsePlayRecord(kept)];
    return parsed?.owner === owner() ? parsed : null;
  }
  function write(next: session.PlayRecord | null): void {
    if (next) localStore.write('playTime', JSON.stringify(next));
    else localStore.clear('playTime');
    tell();
  }
  /** The current session. Null for a visitor. */
  function current(isKnown: boolean): session.PlayRecord | null {
    const member = owner();
    const balance = isKnown ? services.queries.getQueryData<Satang>(CREDIT_KEY) : undefined;
    return member === null ? null : session.resumed(read(), member, now(), balance ?? null);
  }
  function change(how: (kept: session.PlayRecord) => session.PlayRecord | null): void {
    const kept = read();
    const next = kept && how(kept);
    if (next !== kept) write(next);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    isPlaying: () => games > 0,
    play(isOpen = () => true) {
      let since = now();
      let isOver = false;
      let wake = () => {};
      const count = () => {
        // If a balance is being requested, wait for that one.
        const kept = current(services.queries.isFetching({ queryKey: CREDIT_KEY }) === 0);
        if (kept) write(session.counted(kept, since, now()));
        since = now();
      };
      const step = () => {
        count();
        if (isOpen()) wake = wakeAt(now() + STEP_MS, step);
        else stop();
      };
      const stop = () => {
        if (isOver) return;
        isOver = true;
        wake();
        removeEventListener('pagehide', count);
        games -= 1;
        if (isOpen()) count();
        tell();
      };
      games += 1;
      addEventListener('pagehide', count);
      step();
      return stop;
    },
    know: (balance) => change((kept) => session.begunWith(kept, balance)),
    leave() {
      change((kept) => session.back(kept, now()));
      const kept = current(true);
      if (!kept) return;
      leaving = location.pathname;
      write(session.gone(kept, now()));
    },
    comeBack() {
      if (leaving === location.pathname) return;
      leaving = null;
      change((kept) => session.back(kept, now()));
    },
    shownAgain() {
      leaving = null;
      change((kept) => session.back(kept, now()));
    },
    answer: () => change(session.answered),
  };
}
