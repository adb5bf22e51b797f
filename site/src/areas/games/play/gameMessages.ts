/** What a game may tell the page that holds it: a round has been settled, and the balance is another one. */
export type GameMessage = 'balance';

/**
 * What a message says, if it is one of the game: from the window of its frame, from an origin that games may have, and of a
 * known shape. Everything else is dropped: other frames, other pages, and what extensions post. The figure in it is not
 * believed; it is a reason to ask the API.
 *
 * @param frame window of the game's frame; null where there is none
 * @param origins that games may have
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
