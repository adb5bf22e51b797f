import { type ComponentType, createElement, useEffect, useState } from 'react';
import { afterWhile } from '../../platform/clock/deviceClock.ts';
import { preload } from '../../routing/chunks/missingChunk.ts';
import { loadMessages } from '../../language/messages.ts';
import { readCookie } from '../../platform/storage/cookies.ts';
import { page } from '../../routing/chunks/page.ts';
import { useServices, useSession } from '../../member/services.ts';
import { useShownLocale } from '../../language/shownLocale.ts';
import { TOUCHES } from '../../routing/chunks/touches.ts';
import type { BackgroundTasksProps } from './BackgroundTasks.tsx';

const companionCode = page(() =>
  import('./BackgroundTasks.tsx').then((module) => module.BackgroundTasks),
);

/** After this time without an interaction the state of the service is watched. */
const WATCH_MS = 4_000;
/** A visitor who stays this long counts as active. Until then nothing opens on its own. */
const QUIET_MS = 10_000;

/**
 * Slot for the background tasks, empty on the server. They load immediately if the operator's settings say that the site
 * is closed, or if it was in maintenance before. For members they load after the initial view, and for visitors on the
 * first interaction or after a while.
 */
export function CompanionSlot() {
  const { operator } = useServices();
  const locale = useShownLocale();
  const isMember = useSession() !== null;
  const [BackgroundTasks, setBackgroundTasks] =
    useState<ComponentType<BackgroundTasksProps> | null>(null);
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    // A failed download leaves the page unchanged. The API refuses forbidden calls anyway.
    const load = () => Promise.all([companionCode.load(), loadMessages(locale, 'notices')]);
    const start = () => void preload(load).then(() => setBackgroundTasks(companionCode.peek));
    if (isMember) {
      start();
      return undefined;
    }
    const touched = new AbortController();
    const isDown = operator.siteClosed || readCookie('maintenance') !== null;
    const stopWatch = afterWhile(isDown ? 0 : WATCH_MS, start);
    const onTouch = () => {
      stop();
      setActive(true);
      start();
    };
    const stopQuiet = afterWhile(QUIET_MS, onTouch);
    const stop = () => {
      touched.abort();
      stopWatch();
      stopQuiet();
    };
    const { signal } = touched;
    for (const touch of TOUCHES) addEventListener(touch, onTouch, { passive: true, signal });
    return stop;
  }, [operator, isMember, locale]);
  return BackgroundTasks && createElement(BackgroundTasks, { isQuiet: !isActive && !isMember });
}
