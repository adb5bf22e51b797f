'use client';

import { useEffect, useRef } from 'react';

import type { Json } from '../../model/brandDraft.ts';
import { themeFromHash } from '../../model/themeLink.ts';

/** Takes the theme of a shared address, once: it is removed, so that a reload does not bring it back over later changes. */
export function useSharedTheme(onTheme: (theme: Json) => void) {
  const latest = useRef(onTheme);
  useEffect(() => {
    latest.current = onTheme;
  });
  useEffect(() => {
    const take = () => {
      const theme = themeFromHash(location.hash);
      if (!theme) return;
      history.replaceState(null, '', location.pathname + location.search);
      latest.current(theme);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
}
