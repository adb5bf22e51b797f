/**
 * State of the game.
 *
 * - `launching`: its URL is being requested; `slow` if that takes longer than usual
 * - `loading`: the frame is loading; `late` if that takes longer than usual, it may still finish
 * - `ready`: it has loaded
 * - `failed`: it could not be opened; `text` is the reason and the next action
 * - `maintenance`: it is temporarily closed; `text` is the message of the provider, if any
 * - `refused`: it is not offered, or its URL is not allowed: a retry does not help
 * - `tab`: it runs in a separate tab, which waits for a press, is opening, is open or was blocked by the browser
 * - `returned`: it replaced the page, on a phone, and the member has returned from it
 */
export type GameFrameState =
  | { readonly status: 'launching'; readonly slow?: boolean }
  | { readonly status: 'loading' | 'late' | 'ready'; readonly src: string }
  | { readonly status: 'failed' | 'refused'; readonly text: string; readonly code?: string | null }
  | { readonly status: 'maintenance'; readonly text: string | null }
  | { readonly status: 'tab'; readonly tab: 'closed' | 'opening' | 'open' | 'blocked' }
  | { readonly status: 'returned' };
