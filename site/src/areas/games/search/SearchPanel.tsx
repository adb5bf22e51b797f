import { type Game, SEARCH_MIN, searchTerm } from '@brand/domain';
import { SearchSuggestions, type Suggestions } from '@brand/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { preload } from '../../../routing/chunks/missingChunk.ts';
import { hasMessages, loadMessages } from '../../../language/messages.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useShownLocale } from '../../../language/shownLocale.ts';
import { usePreference } from '../../../platform/storage/preferences.ts';
import { useGameActions } from '../useGameActions.ts';
import { forgetSearch, forgetSearches, rememberSearch } from './recentSearches.ts';
import { searchPath } from './searchPath.ts';
import { useSearchPlace } from './searchPlace.ts';
import { type Catalogue, useCatalogue } from './useCatalogue.ts';
import { useEnterMeant } from './useEnterMeant.ts';
import { useFieldOpen } from './useFieldOpen.ts';
import { useTypedKeys } from './useTypedKeys.ts';

interface SearchPanelProps {
  /** Text in the field. */
  text: string;
  onTextChange: (text: string) => void;
  /** Whether it is attached to the desktop field. Otherwise it is in the search page. */
  wide: boolean;
}

/** The search suggestions: in the form of the field, or in the search page on a phone. */
export function SearchPanel(props: SearchPanelProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const field = anchor?.closest('form')?.querySelector('input') ?? null;
  const place = useSearchPlace();
  const [open, close] = useFieldOpen(field);
  const hasWords = useGameTexts();
  const inPage = !props.wide;
  useFocusOnArrival(inPage ? field : null, place);
  const panel = <OpenPanel {...props} field={field} inPage={inPage} onClose={close} />;
  return (
    <>
      <span hidden ref={setAnchor} />
      {hasWords && inPage && place && createPortal(panel, place)}
      {hasWords && !inPage && open && field && panel}
    </>
  );
}

interface OpenPanelProps extends SearchPanelProps {
  field: HTMLInputElement | null;
  inPage: boolean;
  onClose: () => void;
}

function OpenPanel({ text, onTextChange, field, inPage, onClose }: OpenPanelProps) {
  const { href, go } = usePlace();
  const { playHref, onPlay, marks } = useGameActions();
  const catalogue = useCatalogue(true);
  const recents = usePreference('recentSearches');
  // A typed character renders before its results.
  const keys = useTypedKeys(field, text);
  const typed = useDeferredValue(keys);
  const shown = inPage ? IN_PAGE : HANGING;
  const state = useMemo(
    () => suggestionsFor(typed, catalogue, recents, shown),
    [typed, catalogue, recents, shown],
  );
  const leave = () => {
    field?.blur();
    onClose();
  };
  // The field drops some characters of the wrong keyboard layout, so its text may be only a part of what was typed.
  const meant = () =>
    keys === text ? null : (catalogue.finder?.find(wantedIn(keys)).meant ?? null);
  useEnterMeant(field, meant, (term) => {
    onTextChange(term);
    go(searchPath(term), { replace: inPage });
    leave();
  });
  return (
    <SearchSuggestions
      state={state}
      field={field}
      inPage={inPage}
      gameHref={playHref}
      {...(marks && { marks })}
      searchHref={(term) => href(searchPath(term))}
      onGame={(game, event) => {
        const term = searchTerm(state.status === 'ready' ? (state.meant ?? text) : '');
        if (term !== null) rememberSearch(term);
        onPlay?.(game, event);
        leave();
      }}
      onTerm={(term) => {
        onTextChange(term);
        leave();
      }}
      onRecentRemove={forgetSearch}
      onRecentsClear={forgetSearches}
      onClose={onClose}
    />
  );
}

interface Shown {
  readonly games: number;
  readonly popular: number;
}
const HANGING: Shown = { games: 6, popular: 5 };
const IN_PAGE: Shown = { games: 12, popular: 10 };

function suggestionsFor(
  typed: string,
  { games, finder, complete, error }: Catalogue,
  recents: readonly string[],
  shown: Shown,
): Suggestions {
  const wanted = wantedIn(typed);
  if (Array.from(wanted).length < SEARCH_MIN) {
    return {
      status: 'start',
      recents: recents.slice(0, 8),
      popular: popularOf(games, shown.popular),
    };
  }
  const term = searchTerm(wanted) ?? wanted;
  if (!finder) return { status: 'loading', term };
  const { matches, meant } = finder.find(wanted);
  if (matches.length === 0 && !complete) return { status: error ? 'failed' : 'loading', term };
  return {
    status: 'ready',
    term,
    meant,
    games: matches.slice(0, shown.games).map(({ game }) => game),
    total: matches.length,
    partial: !complete && !error,
  };
}

function wantedIn(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}

function popularOf(games: readonly Game[], count: number): readonly Game[] {
  return games.filter(({ hot, available }) => hot && available).slice(0, count);
}

/** Whether the game messages are loaded. They load when the panel is first shown. */
function useGameTexts(): boolean {
  const locale = useShownLocale();
  const [, redraw] = useState(0);
  const isHere = hasMessages(locale, 'games');
  useEffect(() => {
    if (isHere) return;
    void preload(() => loadMessages(locale, 'games')).then(() => redraw((count) => count + 1));
  }, [isHere, locale]);
  return isHere;
}

/** Focuses the field after navigation to the search page. After a page load the focus stays at the start. */
function useFocusOnArrival(field: HTMLInputElement | null, place: HTMLElement | null): void {
  useEffect(() => {
    if (!field || !place) return;
    // After the page has moved the focus to its content on arrival.
    queueMicrotask(() => {
      if (document.activeElement?.id === 'content') field.focus();
    });
  }, [field, place]);
}
