import { useEffect, useRef } from 'react';
import { entryState } from './entryState.ts';

/**
 * Gives an open drawer an entry of its own in the history: Back closes it and stays on the page. Closed otherwise it takes
 * its entry away again, unless a link has taken that over.
 */
export function useDrawerEntry(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    history.pushState({ ...entryState(), overlay: true }, '');
    const handleBack = () => {
      if (!entryState().overlay) latest.current();
    };
    addEventListener('popstate', handleBack);
    return () => {
      removeEventListener('popstate', handleBack);
      if (entryState().overlay) history.back();
    };
  }, [open]);
}
