import { now } from '@brand/ui';
import { type RefObject, useEffect } from 'react';
import { useServices } from '../../../member/services.ts';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';
import { readGameMessage } from './gameMessages.ts';
import { spacedCalls } from './spacedCalls.ts';

/** Minimum interval of requests for a game that floods the page with events. */
const PERIOD_MS = 2_000;
/** More messages in a second than any game needs to send. */
const FLOOD = 5_000;
const SECOND_MS = 1_000;

/**
 * Reads the balance again when the game reports a settled round.
 *
 * @param onFlood it sends so many messages that the page is blocked; must be stable
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
      // A pending request may have been answered before the round was settled, so another one follows.
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
      // Reading a message is expensive, so it is skipped when it cannot change anything.
      if (refresh.isDue()) return;
      const game = frame.current?.contentWindow ?? null;
      if (readGameMessage(event, game, origins) === 'balance') refresh.request();
    };
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      refresh.stop();
    };
  }, [frame, onFlood, operator, queries]);
}
