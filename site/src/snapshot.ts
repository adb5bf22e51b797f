/* A document of a static host, whose build has read its content, waits for this script before it shows anything. */

import { EMBEDDED_ID } from './app/embeddedData.ts';
import { isOldContent } from './platform/clock/contentAge.ts';

if (isOldContent(document.documentElement.dataset)) hideOldContent();

/** Hides the content, and removes it before the main script starts: that renders the page as it would without content. */
function hideOldContent(): void {
  const { dataset } = document.documentElement;
  dataset['content'] = 'old';
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    document.querySelector('main')?.replaceChildren();
    document.getElementById(EMBEDDED_ID)?.remove();
    delete document.getElementById('root')?.dataset['path'];
    delete dataset['content'];
  });
}
