import closeOpener from './closeOpener.js?url';
import { trustedAddress } from '../../../platform/device/trustedAddress.ts';

/** The one way left to a tab that has been cut off from us. */
export interface TabKeeper {
  /** Closes the tab, wherever it is by now, and the keeper with it. */
  close(): void;
}

let kept = 0;
let script: string | null = null;

/**
 * Keeps a tab that can still be closed after its opener has been cut off. A browser lets a window close another only where the
 * other was opened by it and still says so (`opener`), or where it was itself opened by the other. So a hidden empty frame of
 * ours is made to have the tab as its opener: it may close the tab, and the tab knows nothing of it. Tried in Chromium; a
 * browser that does not allow it leaves the tab open, and so does a reload of our page, with which the keeper goes.
 *
 * @param tab still at `about:blank`, before its opener is cut off
 */
export function storeTab(tab: Window): TabKeeper {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.name = `game-tab-${(kept += 1)}`;
  document.body.append(frame);
  const named = tab.open('', frame.name);
  // Where the frame is not found by its name, that was a window.
  if (named !== frame.contentWindow) named?.close();
  return {
    close() {
      if (tab.closed) return frame.remove();
      // Who calls `close` must be the frame itself, so that it gets a script of its own.
      const page = frame.contentDocument;
      if (!page) return;
      const closer = page.createElement('script');
      closer.src = script ??= trustedAddress('game-tab', closeOpener);
      closer.addEventListener('load', () => frame.remove());
      page.body.append(closer);
    },
  };
}
