import { CODE, type Failure } from '../errors/errorCatalogue.ts';
import type { Game, GameType } from './game.ts';
import { type AddressProblem, type GameHosts, checkGameAddress } from './gameAddress.ts';

/** How long a launch shows that it is loading, unless it ends before (sections 4 and 9). */
export const LAUNCH_LOADING_MS = 1500;

/** Where a game opens: in a frame of the page, in the place of the page, or in a tab of its own. */
export type LaunchWay = 'frame' | 'page' | 'tab';

/** Where a game opens (section 4): phones go there; elsewhere sport and lotto get a tab, and the others a frame. */
export function launchWay(type: GameType, isMobile: boolean): LaunchWay {
  if (isMobile) return 'page';
  return type === 'sport' || type === 'lotto' ? 'tab' : 'frame';
}

/** Which game opens, and where. */
export interface LaunchAim {
  readonly gameId: Game['id'];
  readonly way: LaunchWay;
}

/** The launch of a page, one named state at a time. There is one for the whole page, so that two games never open at once. */
export type LaunchState =
  | { readonly status: 'idle' }
  | (LaunchAim & {
      readonly status: 'asking';
      /** The call whose answer is waited for. */
      readonly call: string;
      /** Whether it is shown as loading: not for longer than `LAUNCH_LOADING_MS`, though the answer is still waited for. */
      readonly loading: boolean;
    })
  | (LaunchAim & { readonly status: 'open'; readonly address: string })
  /** Code 99, with the API's own words as plain text where it sent some. */
  | (LaunchAim & { readonly status: 'maintenance'; readonly text: string | null })
  | (LaunchAim & { readonly status: 'failed'; readonly failure: Failure })
  | (LaunchAim & { readonly status: 'refused'; readonly reason: AddressProblem })
  /** The browser let no tab open; nothing was asked for. */
  | (LaunchAim & { readonly status: 'blocked' });

/** What a person, an answer or the clock does to a launch. */
export type LaunchEvent =
  | (LaunchAim & {
      readonly type: 'asked';
      /** A new name for a new call. */
      readonly call: string;
    })
  /** Code 0. */
  | {
      readonly type: 'answered';
      readonly call: string;
      readonly address: string;
      readonly among: GameHosts;
    }
  /** Any other code, or no answer. */
  | {
      readonly type: 'turnedDown';
      readonly call: string;
      readonly code: number | null;
      /** The API's own words. */
      readonly words: string | null;
      readonly failure: Failure;
    }
  | { readonly type: 'loadingEnded'; readonly call: string }
  | (LaunchAim & { readonly type: 'tabBlocked' })
  /** The waiting tab was closed: what it waited for is not wanted. */
  | { readonly type: 'tabClosed'; readonly call: string }
  /** The person went elsewhere, or has read what went wrong. */
  | { readonly type: 'left' };

/** No game is being started. */
export const INITIAL_LAUNCH: LaunchState = { status: 'idle' };

/** An event that the state does not expect changes nothing: the same object comes back. */
export function launchTransition(state: LaunchState, event: LaunchEvent): LaunchState {
  switch (event.type) {
    case 'asked': {
      const { call, gameId, way } = event;
      // The same launch is not made twice; another one takes its place.
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

/** More than any sentence about maintenance needs. */
const LONGEST_WORDS = 300;

/** Words of a server as one line of text: no tags, nothing that hides or turns letters; null where nothing is left. */
function plainWords(words: string | null): string | null {
  const plain = (words ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? null : Array.from(plain).slice(0, LONGEST_WORDS).join('');
}
