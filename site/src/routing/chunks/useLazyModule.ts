import { useEffect, useState } from 'react';
import { preload } from './missingChunk.ts';
import type { PageModule } from './page.ts';
import { TOUCHES } from './touches.ts';

/**
 * A component whose code loads when it is wanted; null until then. If loading fails, it renders nothing, and loading is
 * repeated on the next interaction and when the network is back.
 */
export function useLazyModule<Component>(
  code: PageModule<Component>,
  wanted: boolean,
): Component | null {
  const [, redraw] = useState(0);
  const component = wanted ? code.peek() : null;
  useEffect(() => {
    if (!wanted || component) return;
    const retries = new AbortController();
    const { signal } = retries;
    const ask = async () => {
      await preload(code.load);
      if (code.peek() && !signal.aborted) redraw((count) => count + 1);
    };
    void ask();
    for (const event of [...TOUCHES, 'online'])
      addEventListener(event, ask, { passive: true, signal });
    return () => retries.abort();
  }, [code, wanted, component]);
  return component;
}
