import { useEffect, useRef } from 'react';

/**
 * Enter in a field searches for the corrected term, unless a suggestion is selected.
 *
 * @param meant searches for the corrected term; null leaves Enter to the field
 */
export function useEnterMeant(
  field: HTMLInputElement | null,
  meant: () => string | null,
  search: (term: string) => void,
): void {
  const latest = useRef({ meant, search });
  useEffect(() => {
    latest.current = { meant, search };
  });
  useEffect(() => {
    if (!field) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const isChosen = field.hasAttribute('aria-activedescendant');
      if (event.key !== 'Enter' || event.isComposing || isChosen) return;
      const term = latest.current.meant();
      if (term === null) return;
      event.preventDefault();
      latest.current.search(term);
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [field]);
}
