import closeOpener from './closeOpener.js?url';
import { trustedAddress } from '../../../platform/device/trustedAddress.ts';

/** The only way to close a tab that has been cut off from its opener. */
export interface TabKeeper {
  /** Closes the tab, whatever page it shows, and the keeper. */
  close(): void;
}

let kept = 0;
let script: string | null = null;

/**
 * Keeps a tab closable after its opener has been removed. A browser lets a window close another one only if it opened
 * that window and is still its `opener`, or if it was itself opened by that window. So a hidden empty frame of this page
 * gets the tab as its opener. The frame may close the tab, and the tab cannot see the frame. Tested in Chromium. In a
 * browser that does not allow it the tab stays open, and also after a reload of this page, which removes the frame.
 *
 * @param tab still at `about:blank`, before its opener is removed
 */
export function storeTab(tab: Window): TabKeeper {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.name = `game-tab-${(kept += 1)}`;
  document.body.append(frame);
  const named = tab.open('', frame.name);
  // If the frame is not found by its name, the browser has opened a window instead.
  if (named !== frame.contentWindow) named?.close();
  return {
    close() {
      if (tab.closed) return frame.remove();
      // The frame itself must call `close`, so it gets its own script.
      const page = frame.contentDocument;
      if (!page) return;
      const closer = page.createElement('script');
      closer.src = script ??= trustedAddress('game-tab', closeOpener);
      closer.addEventListener('load', () => frame.remove());
      page.body.append(closer);
    },
  };
}
