import { now } from '@brand/ui';
import { type RefObject, useEffect } from 'react';
import { useServices } from '../../../member/services.ts';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';
import { readGameMessage } from './gameMessages.ts';
import { spacedCalls } from './spacedCalls.ts';

/** A game that floods us with news costs one question in this time. */
const PERIOD_MS = 2_000;
/** More messages in a second than any game has reason to send. */
const FLOOD = 5_000;
const SECOND_MS = 1_000;

/**
 * Reads the balance anew when the game tells that a round was settled.
 *
 * @param onFlood it sends so many messages that the page would have nothing else to do; stays the same
 */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onFlood: () => void,
): void {
  const { operator, queries } = useServices();
  useEffect(() => {
    const hosts = [operator.hosts.games, ...operator.games.frameHosts];
    const origins = new Set(hosts.map((host) => new URL(host).origin));
    const refresh = spacedCalls(() => {
      // One that is under way may have been answered before the round was: it is asked again after.
      if (queries.isFetching({ queryKey: CREDIT_KEY }) > 0) return false;
      void queries.invalidateQueries({ queryKey: CREDIT_KEY });
      return true;
    }, PERIOD_MS);
    let second = 0;
    let count = 0;
    const onMessage = (event: MessageEvent<unknown>) => {
      const since = now() - second;
      if (since < 0 || since > SECOND_MS) [second, count] = [now(), 0];
      if (frame.current && event.source === frame.current.contentWindow) count += 1;
      if (count > FLOOD) {
        count = 0;
        onFlood();
      }
      // Looking into a message is what it costs: nothing is, when it could not change anything.
      if (refresh.isDue()) return;
      const game = frame.current?.contentWindow ?? null;
      if (readGameMessage(event, game, origins) === 'balance') refresh.wish();
    };
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      refresh.stop();
    };
  }, [frame, onFlood, operator, queries]);
}
