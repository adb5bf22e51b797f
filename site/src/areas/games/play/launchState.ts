import type { AddressProblem, Failure, LaunchState as Flow } from '@brand/domain';

/** The launch of one game as its page shows it. */
export type LaunchState =
  /** `slow`: for longer than 1500 ms. The loading state ends and the page says that it takes longer. */
  | { readonly status: 'asking'; readonly slow: boolean }
  | { readonly status: 'open'; readonly address: string }
  /** The page itself navigates to the game. */
  | { readonly status: 'left' }
  /** It needs a press: for a separate tab, or on a phone after a return from the game. */
  | { readonly status: 'elsewhere'; readonly tab: 'closed' | 'opening' | 'open' | 'blocked' }
  | { readonly status: 'maintenance'; readonly text: string | null }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'refused'; readonly reason: AddressProblem };

/**
 * @param waitsForPress whether the page starts nothing automatically: a tab needs a press, and a member who returned from
 *   a game has left it
 */
export function launchStateOf(flow: Flow, waitsForPress: boolean): LaunchState {
  switch (flow.status) {
    case 'idle':
      return waitsForPress
        ? { status: 'elsewhere', tab: 'closed' }
        : { status: 'asking', slow: false };
    case 'asking':
      return flow.way === 'tab'
        ? { status: 'elsewhere', tab: 'opening' }
        : { status: 'asking', slow: !flow.loading };
    case 'open':
      if (flow.way === 'frame') return { status: 'open', address: flow.address };
      return flow.way === 'page' ? { status: 'left' } : { status: 'elsewhere', tab: 'open' };
    case 'blocked':
      return { status: 'elsewhere', tab: 'blocked' };
    case 'maintenance':
      return { status: 'maintenance', text: flow.text };
    case 'failed':
      return { status: 'failed', failure: flow.failure };
    case 'refused':
      return { status: 'refused', reason: flow.reason };
  }
}
