import { type ComponentType, createElement, useEffect, useState } from 'react';
import { afterWhile } from '../../platform/clock/deviceClock.ts';
import { preload } from '../../routing/chunks/missingChunk.ts';
import { loadMessages } from '../../language/messages.ts';
import { page } from '../../routing/chunks/page.ts';
import { useServices, useSession } from '../../member/services.ts';
import { useShownLocale } from '../../language/shownLocale.ts';
import { TOUCHES } from '../../routing/chunks/touches.ts';

const companionCode = page(() =>
  import('./BackgroundTasks.tsx').then((module) => module.BackgroundTasks),
);

/** Who has looked for this long stays. */
const LOOKED_MS = 20_000;

/**
 * Place of what goes along with every page, empty on the server. It comes at once where the operator's settings say that the site is closed, for
 * members once the first view stands, and for visitors with their first touch, or once they have looked for a while.
 */
export function CompanionSlot() {
  const { operator } = useServices();
  const locale = useShownLocale();
  const isMember = useSession() !== null;
  const [BackgroundTasks, setBackgroundTasks] = useState<ComponentType | null>(null);
  useEffect(() => {
    // A failed download leaves the page as it is; what the API refuses it refuses all the same.
    const load = () => Promise.all([companionCode.load(), loadMessages(locale, 'notices')]);
    const start = () => void preload(load).then(() => setBackgroundTasks(companionCode.peek));
    if (operator.siteClosed || isMember) {
      start();
      return undefined;
    }
    const touched = new AbortController();
    const onTouch = () => {
      stop();
      start();
    };
    const stopWaiting = afterWhile(LOOKED_MS, onTouch);
    const stop = () => {
      touched.abort();
      stopWaiting();
    };
    const { signal } = touched;
    for (const touch of TOUCHES) addEventListener(touch, onTouch, { passive: true, signal });
    return stop;
  }, [operator, isMember, locale]);
  return BackgroundTasks && createElement(BackgroundTasks);
}
