import { useEffect, useState } from 'react';
import { type EntryState, entryState } from '../../../routing/entryState.ts';
import { usePlace } from '../../../routing/navigation.ts';
import type { Catalogue } from './useCatalogue.ts';

/** Source of the results for a term: the API, or the site's own search in all games. */
export type Answerer = NonNullable<EntryState['found']>;

/** Sources that are asked for a term. */
interface Asking {
  /** The source that answered on this history entry before. Null if the entry is new. */
  readonly before: Answerer | null;
  readonly asksApi: boolean;
}

/**
 * Sources for a term: the API if not all games are loaded at the start, or if it answered before. The site searches as
 * soon as the games are loaded.
 *
 * @param isTerm whether there is a term yet; without a term nothing is requested
 * @param isAnswered whether the document has the first results, which are those of the site
 */
export function useAsking(
  { complete, error }: Catalogue,
  isTerm: boolean,
  isAnswered = false,
): Asking {
  const [start, setStart] = useState<Asking | null>(null);
  if (isTerm && start === null) {
    const before = isAnswered ? 'site' : (entryState().found ?? null);
    setStart({ before, asksApi: !complete || before === 'api' });
  }
  const before = start?.before ?? null;
  return { before, asksApi: start?.asksApi === true && (before !== 'site' || error !== null) };
}

/**
 * Decides whose results are shown. The first source stays, and the source of this history entry has priority, so that a
 * later reply, Back or a reload does not change the order of the page. If the API found nothing, all games are searched.
 *
 * @param before see {@link useAsking}
 * @param site whether all games are loaded
 * @param api whether the API has answered with games
 */
export function useAnswerer(
  before: Answerer | null,
  site: boolean,
  api: 'waiting' | 'games' | 'nothing',
): Answerer | null {
  const { search } = usePlace();
  const [first, setFirst] = useState<Answerer | null>(null);
  if (first === null && site && (before !== 'api' || api === 'nothing')) setFirst('site');
  else if (first === null && api === 'games') setFirst('api');
  // Also on entries that a new order or filter adds.
  useEffect(() => {
    if (first !== null) history.replaceState({ ...entryState(), found: first }, '');
  }, [first, search]);
  return site && first === 'api' && api !== 'games' ? 'site' : first;
}
