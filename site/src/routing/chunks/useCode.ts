import { useEffect, useState } from 'react';
import { fetchAhead } from './lostCode.ts';
import type { PageModule } from './page.ts';

/** A component whose code is fetched when it is wanted; null until then. Without a network it is not drawn. */
export function useCode<Component>(code: PageModule<Component>, wanted: boolean): Component | null {
  const [, redraw] = useState(0);
  const component = wanted ? code.peek() : null;
  useEffect(() => {
    if (!wanted || component) return;
    void fetchAhead(code.load).then(() => redraw((count) => count + 1));
  }, [code, wanted, component]);
  return component;
}
