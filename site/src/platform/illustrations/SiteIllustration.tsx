import { useEffect, useState } from 'react';
import type { DrawingName } from './drawnIllustration.tsx';
import { loadIllustration, peekIllustration } from './loadIllustration.ts';
import * as css from './SiteIllustration.css.ts';

/** An illustration that loads when it is shown. Its box has its size from the start. */
export function SiteIllustration({ name }: { name: DrawingName }) {
  const [picture, setPicture] = useState(() => peekIllustration(name));
  useEffect(() => {
    let isShown = true;
    void loadIllustration(name).then((found) => {
      if (isShown && found) setPicture(found);
    });
    return () => {
      isShown = false;
    };
  }, [name]);
  return picture ?? <span className={css.box} aria-hidden="true" />;
}
