import { now, wakeAt } from '@brand/ui';
import { useEffect, useState } from 'react';
import { useSearch } from '../../../routing/address.ts';

/** Delay between the last key and the address update. Browsers limit how often the address may be written. */
const PAUSE_MS = 400;

const inAddress = () => new URLSearchParams(location.search).get('q') ?? '';

/**
 * The search term of the help centre, stored in the address, so that a reload, Back and a shared link show the same
 * answers. It adds no history entry.
 */
export function useHelpTerm(): readonly [string, (term: string) => void] {
  const search = useSearch();
  const [term, setTerm] = useState(() => new URLSearchParams(search).get('q') ?? '');
  useEffect(
    () => (term === inAddress() ? undefined : wakeAt(now() + PAUSE_MS, () => write(term))),
    [term],
  );
  return [term, setTerm];
}

function write(term: string): void {
  const params = new URLSearchParams(location.search);
  if (term.trim() === '') params.delete('q');
  else params.set('q', term);
  const query = params.size > 0 ? `?${params}` : '';
  history.replaceState(history.state, '', location.pathname + query + location.hash);
}
