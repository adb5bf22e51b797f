import { useEffect, useRef } from 'react';
import { entryState } from './entryState.ts';

/**
 * Gives an open drawer its own history entry: Back closes it and stays on the page. When it is closed otherwise it
 * removes the entry, unless a link has reused it.
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
