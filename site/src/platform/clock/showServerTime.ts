import { setClock } from '@brand/ui';
import type { ServerClock } from './serverClock.ts';

/** Every deadline on the page follows the server's time, and is shown again when a reply corrects it. @returns stops */
export function showServerTime({ now, passed, subscribe }: ServerClock): () => void {
  const show = () => setClock(now, passed);
  const restore = show();
  const stop = subscribe(show);
  return () => {
    stop();
    restore();
  };
}
