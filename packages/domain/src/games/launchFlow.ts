import { CODE, type Failure } from '../errors/errorCatalogue.ts';
import type { Game, GameType } from './game.ts';
import { type AddressProblem, type GameHosts, checkGameAddress } from './gameAddress.ts';

/** Maximum time that a launch shows as loading (sections 4 and 9). */
export const LAUNCH_LOADING_MS = 1500;

/** Where a game opens: in a frame, instead of the page, or in a new tab. */
export type LaunchWay = 'frame' | 'page' | 'tab';

/**
 * Where a game opens (section 4): on a phone instead of the page; otherwise sport and lotto in a new tab, other games
 * in a frame.
 */
export function launchWay(type: GameType, isMobile: boolean): LaunchWay {
  if (isMobile) return 'page';
  return type === 'sport' || type === 'lotto' ? 'tab' : 'frame';
}

/** Which game opens, and where. */
export interface LaunchAim {
  readonly gameId: Game['id'];
  readonly way: LaunchWay;
}

/** The launch state of a page, as named states. There is one per page, so that two games never open together. */
export type LaunchState =
  | { readonly status: 'idle' }
  | (LaunchAim & {
      readonly status: 'asking';
      /** The call whose reply is pending. */
      readonly call: string;
      /** Whether it shows as loading. This ends after `LAUNCH_LOADING_MS`, although the reply is still pending. */
      readonly loading: boolean;
    })
  | (LaunchAim & { readonly status: 'open'; readonly address: string })
  /** Code 99, with the API text as plain text if there is one. */
  | (LaunchAim & { readonly status: 'maintenance'; readonly text: string | null })
  | (LaunchAim & { readonly status: 'failed'; readonly failure: Failure })
  | (LaunchAim & { readonly status: 'refused'; readonly reason: AddressProblem })
  /** The browser blocked the new tab. No call was made. */
  | (LaunchAim & { readonly status: 'blocked' });

/** Events of a launch. */
export type LaunchEvent =
  | (LaunchAim & {
      readonly type: 'asked';
      /** Id of the new call. */
      readonly call: string;
    })
  /** Code 0. */
  | {
      readonly type: 'answered';
      readonly call: string;
      readonly address: string;
      readonly among: GameHosts;
    }
  /** Any other code, or no reply. */
  | {
      readonly type: 'turnedDown';
      readonly call: string;
      readonly code: number | null;
      /** The API text. */
      readonly words: string | null;
      readonly failure: Failure;
    }
  | { readonly type: 'loadingEnded'; readonly call: string }
  | (LaunchAim & { readonly type: 'tabBlocked' })
  /** The waiting tab was closed: the launch is cancelled. */
  | { readonly type: 'tabClosed'; readonly call: string }
  /** The user navigated away, or dismissed the error. */
  | { readonly type: 'left' };

/** No launch. */
export const INITIAL_LAUNCH: LaunchState = { status: 'idle' };

/** An event that the state does not expect is ignored: the same object is returned. */
export function launchTransition(state: LaunchState, event: LaunchEvent): LaunchState {
  switch (event.type) {
    case 'asked': {
      const { call, gameId, way } = event;
      // The same launch is not repeated. Another game replaces it.
      if (state.status === 'asking' && isSame(state, event)) return state;
      return { status: 'asking', call, gameId, way, loading: true };
    }
    case 'answered':
      return isAwaited(state, event.call) ? opened(state, event) : state;
    case 'turnedDown':
      return isAwaited(state, event.call) ? turnedDown(state, event) : state;
    case 'loadingEnded':
      return isAwaited(state, event.call) && state.loading ? { ...state, loading: false } : state;
    case 'tabBlocked':
      return { status: 'blocked', ...aimOf(event) };
    case 'tabClosed':
      return isAwaited(state, event.call) && state.way === 'tab' ? INITIAL_LAUNCH : state;
    case 'left':
      return state.status === 'idle' ? state : INITIAL_LAUNCH;
  }
}

type Asking = Extract<LaunchState, { status: 'asking' }>;

function isAwaited(state: LaunchState, call: string): state is Asking {
  return state.status === 'asking' && state.call === call;
}

function isSame(one: LaunchAim, other: LaunchAim): boolean {
  return one.gameId === other.gameId && one.way === other.way;
}

function aimOf({ gameId, way }: LaunchAim): LaunchAim {
  return { gameId, way };
}

function opened(
  state: Asking,
  { address, among }: Extract<LaunchEvent, { type: 'answered' }>,
): LaunchState {
  const checked = checkGameAddress(address, among);
  return checked.ok
    ? { status: 'open', ...aimOf(state), address: checked.address }
    : { status: 'refused', ...aimOf(state), reason: checked.problem };
}

function turnedDown(
  state: Asking,
  { code, words, failure }: Extract<LaunchEvent, { type: 'turnedDown' }>,
): LaunchState {
  return code === CODE.gameMaintenance
    ? { status: 'maintenance', ...aimOf(state), text: plainWords(words) }
    : { status: 'failed', ...aimOf(state), failure };
}

/** More than any maintenance message needs. */
const LONGEST_WORDS = 300;

/**
 * A server text as one line of plain text, without tags or characters that hide text or change its direction; null if
 * empty.
 */
function plainWords(words: string | null): string | null {
  const plain = (words ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? null : Array.from(plain).slice(0, LONGEST_WORDS).join('');
}
