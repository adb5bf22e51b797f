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

/** A visitor who stays this long counts as active. */
const LOOKED_MS = 20_000;

/**
 * Slot for the background tasks, empty on the server. They load immediately if the operator's settings say that the site
 * is closed. For members they load after the initial view, and for visitors on the first interaction or after a while.
 */
export function CompanionSlot() {
  const { operator } = useServices();
  const locale = useShownLocale();
  const isMember = useSession() !== null;
  const [BackgroundTasks, setBackgroundTasks] = useState<ComponentType | null>(null);
  useEffect(() => {
    // A failed download leaves the page unchanged. The API refuses forbidden calls anyway.
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
