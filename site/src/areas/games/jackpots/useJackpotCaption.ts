import { type GameActions, now, wakeAt } from '@brand/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../../member/services.ts';
import { preload } from '../../../routing/chunks/missingChunk.ts';
import { page } from '../../../routing/chunks/page.ts';

const code = page(() => import('./jackpotCaption.tsx'));

/** The first view needs its connection for the cards themselves. */
const SETTLED_MS = 5_000;

let caption: GameActions['caption'];
const listeners = new Set<() => void>();

/** @param next shows the pool of a game, null for a game without one */
function setCaption(next: GameActions['caption']): void {
  caption = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The pool on the cards of the games that play for a jackpot. Undefined until the jackpots are known, and without the
 * optional call. The same function while the games of the jackpots stay. Its code comes after the cards.
 */
export function useJackpotCaption(): GameActions['caption'] {
  const services = useServices();
  const isOn = services.operator.optionalCalls.jackpots;
  useEffect(() => {
    if (!isOn) return undefined;
    const watch = () => code.peek()?.watchJackpots(services, setCaption);
    if (!code.peek()) {
      return wakeAt(now() + SETTLED_MS, () => void preload(code.load).then(watch));
    }
    watch();
    return undefined;
  }, [isOn, services]);
  return useSyncExternalStore(
    subscribe,
    () => (isOn ? caption : undefined),
    () => undefined,
  );
}
