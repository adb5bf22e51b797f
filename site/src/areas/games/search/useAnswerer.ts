import { useEffect, useState } from 'react';
import { type EntryState, entryState } from '../../../routing/entryState.ts';
import { usePlace } from '../../../routing/navigation.ts';
import type { Catalogue } from './useCatalogue.ts';

/** Who finds the games of a term: the API, or the site among all games. */
export type Answerer = NonNullable<EntryState['found']>;

/** Whom a term is put to. */
interface Asking {
  /** Who answered it when this entry of the history was seen before; null where it is new. */
  readonly before: Answerer | null;
  readonly asksApi: boolean;
}

/**
 * Whom a term is put to: the API where not all games are here when it is come to, or where it answered before. The site
 * looks through them as soon as they are here.
 *
 * @param isTerm whether there is a term yet; while there is none nobody is asked
 */
export function useAsking({ complete, error }: Catalogue, isTerm: boolean): Asking {
  const [start, setStart] = useState<Asking | null>(null);
  if (isTerm && start === null) {
    const before = entryState().found ?? null;
    setStart({ before, asksApi: !complete || before === 'api' });
  }
  const before = start?.before ?? null;
  return { before, asksApi: start?.asksApi === true && (before !== 'site' || error !== null) };
}

/**
 * Who answers a term. Who came first stays, and who answered on this entry before comes first: what stands on the page is not
 * shuffled by an answer that comes later, nor by Back or a reload. Where the API found nothing, all games are looked through.
 *
 * @param before as {@link useAsking} says
 * @param site whether all games are here
 * @param api whether the API has answered, and with games
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
  // On each entry that another order or a filter makes, too.
  useEffect(() => {
    if (first !== null) history.replaceState({ ...entryState(), found: first }, '');
  }, [first, search]);
  return site && first === 'api' && api !== 'games' ? 'site' : first;
}
