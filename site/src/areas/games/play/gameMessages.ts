/** Events that a game may send to the page: a round was settled, or the balance has changed. */
export type GameMessage = 'balance';

/**
 * Returns the event of a message if it comes from the window of the game frame, from an allowed origin, and has a known
 * format. Other messages are dropped: from other frames, other pages and extensions. The figure in it is not trusted; it
 * only triggers an API request.
 *
 * @param frame window of the game's frame; null if there is none
 * @param origins allowed origins of games
 */
export function readGameMessage(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: MessageEventSource | null,
  origins: ReadonlySet<string>,
): GameMessage | null {
  if (frame === null || event.source !== frame || !origins.has(event.origin)) return null;
  const { data } = event;
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'type')) return null;
  const { type, balance } = data as { type: unknown; balance?: unknown };
  return type === 'balance' && typeof balance === 'number' && Number.isFinite(balance)
    ? 'balance'
    : null;
}
