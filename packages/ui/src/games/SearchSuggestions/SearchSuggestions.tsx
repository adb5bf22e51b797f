'use client';

import type { Game } from '@brand/domain';
import { type HTMLAttributes, type MouseEvent, useId } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { type GameMarks, STILL_MARKS } from '../gameActions.ts';
import { GameOption } from './GameOption.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import * as css from './SearchSuggestions.css.ts';
import { type OptionProps, SuggestionsContext } from './suggestionsContext.ts';
import { useFieldKeys } from './useFieldKeys.ts';

/** Content below the field. */
export type Suggestions =
  /** No term has been entered. */
  | {
      readonly status: 'start';
      readonly recents: readonly string[];
      readonly popular: readonly Game[];
    }
  /** The list of games is loading or unavailable. The term can still be searched for. */
  | { readonly status: 'loading' | 'failed'; readonly term: string }
  | {
      readonly status: 'ready';
      readonly term: string;
      /** The corrected term, if the keyboard was on the wrong layout. The games match this term. */
      readonly meant: string | null;
      /** The best matches, limited to the visible number. */
      readonly games: readonly Game[];
      /** Number of matches. */
      readonly total: number;
      /** Whether there may be more matches, because not all games are loaded. @default false */
      readonly partial?: boolean;
    };

/** Props of {@link SearchSuggestions}. Other props go to the element around all. */
export interface SearchSuggestionsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The suggestions to show. */
  state: Suggestions;
  /** The input of the SearchField. Its arrow keys, Enter and Escape control the suggestions. */
  field: HTMLInputElement | null;
  /**
   * Whether it is a permanent part of the page that Tab moves through. Otherwise it is a panel below the field. @default
   * false
   */
  inPage?: boolean;
  /** Returns the URL to play a game. */
  gameHref: (game: Game) => string;
  /** Returns the URL of all results of a term. */
  searchHref: (term: string) => string;
  /** Returns whether a game is unavailable, if its own data does not say so. @default by the game alone */
  marks?: GameMarks;
  /** Called when a game is selected. */
  onGame?: (game: Game, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called when a term is selected. */
  onTerm?: (term: string) => void;
  /** Called to remove one recent search. */
  onRecentRemove: (term: string) => void;
  /** Called to remove all recent searches. */
  onRecentsClear: () => void;
  /** Called on Escape, if it is a panel below the field. */
  onClose: () => void;
}

/** Search results while typing. Before that, recent searches and popular games. */
export function SearchSuggestions({
  state,
  field,
  inPage = false,
  gameHref,
  searchHref,
  marks = STILL_MARKS,
  onGame,
  onTerm,
  onRecentRemove,
  onRecentsClear,
  onClose,
  className,
  ...rest
}: SearchSuggestionsProps) {
  const t = useText();
  const id = useId();
  const optionKeys = keysOf(state);
  const optionIds = optionKeys.map((_, at) => `${id}${at}`);
  const active = useFieldKeys({
    field,
    list: `${id}list`,
    optionIds,
    optionKeys,
    term: stateTerm(state),
    inPage,
    onClose,
  });
  const option = (at: number): OptionProps => ({
    id: optionIds[at] ?? '',
    role: 'option',
    'aria-selected': active === at,
    tabIndex: inPage ? 0 : -1,
  });
  const term = (wanted: string) => ({
    href: searchHref(wanted),
    onClick: () => onTerm?.(wanted),
  });
  const first = firstGame(state);
  const games =
    state.status === 'ready' ? state.games : state.status === 'start' ? state.popular : [];
  const isComing =
    state.status === 'loading' || (state.status === 'ready' && state.partial === true);
  // Preliminary results are not counted.
  const count = state.status === 'ready' && !isComing ? state.total : null;
  return (
    <SuggestionsContext value={{ option, gameHref, marks, onGame }}>
      <div
        {...rest}
        role="presentation"
        className={classes(inPage ? css.page : css.panel, className)}
        data-component="search-suggestions"
        data-state={state.status}
        data-surface={inPage ? undefined : 'overlay'}
        // Keeps the focus in the field, which handles the keys.
        onMouseDown={(event) => !inPage && event.preventDefault()}
      >
        {/* `aria-owns` lists the options at any DOM position. The buttons that remove a search are not options. */}
        <div
          id={`${id}list`}
          role="listbox"
          aria-label={t('games.suggest.label')}
          aria-owns={optionIds.join(' ') || undefined}
        />
        <span role="status" className={visuallyHidden}>
          {count === 0
            ? t('games.suggest.none', { term: stateTerm(state) })
            : count !== null && t('games.suggest.count', { count })}
        </span>
        {state.status === 'start' && state.recents.length > 0 && (
          <RecentSearches
            terms={state.recents}
            linkOf={term}
            onRemove={onRecentRemove}
            onClear={onRecentsClear}
          />
        )}
        {state.status === 'ready' && state.meant !== null && (
          <a {...option(0)} {...term(state.meant)} className={css.meant} data-part="meant">
            <Icon glyph={glyphs.info} size={20} />
            {t('games.suggest.meantAsk', { term: state.meant })}
          </a>
        )}
        {state.status === 'start' && games.length > 0 && (
          <p className={css.heading}>{t('games.suggest.popular')}</p>
        )}
        {games.map((game, at) => (
          <GameOption key={game.id} game={game} at={first + at} term={highlightOf(state)} />
        ))}
        {count === 0 && (
          <p className={css.note} data-part="none">
            <strong>{t('games.suggest.none', { term: stateTerm(state) })}</strong>
            {t('games.suggest.noneText')}
          </p>
        )}
        {(isComing || state.status === 'failed') && (
          <p className={css.waiting} role="status" data-part={isComing ? 'loading' : 'failed'}>
            {isComing && <Spinner size={20} />}
            {t(isComing ? 'games.suggest.coming' : 'games.suggest.failed')}
          </p>
        )}
        {state.status !== 'start' && count !== 0 && (
          <a
            {...option(optionIds.length - 1)}
            {...term(allTerm(state))}
            className={css.all}
            data-part="all"
          >
            <Icon glyph={glyphs.search} size={20} />
            <span>
              {count === null
                ? t('games.suggest.search', { term: allTerm(state) })
                : t('games.suggest.all', { term: allTerm(state), count })}
            </span>
          </a>
        )}
      </div>
    </SuggestionsContext>
  );
}

const stateTerm = (state: Suggestions) => (state.status === 'start' ? '' : state.term);

/** The term of the link to all results. */
const allTerm = (state: Suggestions) =>
  state.status === 'ready' && state.meant !== null ? state.meant : stateTerm(state);

const highlightOf = (state: Suggestions) => (state.status === 'start' ? null : allTerm(state));

/** Number of options before the games. */
function firstGame(state: Suggestions): number {
  if (state.status === 'start') return state.recents.length;
  return state.status === 'ready' && state.meant !== null ? 1 : 0;
}

/** The keys of the options in order: recent searches, the corrected term, games by id, and the link to all results. */
function keysOf(state: Suggestions): readonly string[] {
  const gameKey = ({ id }: Game) => `game ${id}`;
  if (state.status === 'start') {
    return [...state.recents.map((term) => `term ${term}`), ...state.popular.map(gameKey)];
  }
  if (state.status !== 'ready') return ['all'];
  return [
    ...(state.meant === null ? [] : ['meant']),
    ...state.games.map(gameKey),
    ...(state.total === 0 ? [] : ['all']),
  ];
}
