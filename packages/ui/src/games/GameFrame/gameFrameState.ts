/**
 * How it stands with the game.
 *
 * - `launching`: its address is being asked for; `slow` once that takes longer than usual
 * - `loading`: it is on its way into the frame; `late` once that takes longer than usual, and it may still come
 * - `ready`: it has loaded
 * - `failed`: it could not be opened; `text` says why and what to do
 * - `maintenance`: it is closed for now; `text` is the provider's own sentence, where there is one
 * - `refused`: it is not offered, or the address that came for it must not be opened: trying again does not help
 * - `tab`: it has a tab of its own, which waits for a press, is being opened, is open or was blocked by the browser
 * - `returned`: it had the place of the page, on a phone, and one has come back from it
 */
export type GameFrameState =
  | { readonly status: 'launching'; readonly slow?: boolean }
  | { readonly status: 'loading' | 'late' | 'ready'; readonly src: string }
  | { readonly status: 'failed' | 'refused'; readonly text: string; readonly code?: string | null }
  | { readonly status: 'maintenance'; readonly text: string | null }
  | { readonly status: 'tab'; readonly tab: 'closed' | 'opening' | 'open' | 'blocked' }
  | { readonly status: 'returned' };
