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

/** What stands under the field. */
export type Suggestions =
  /** Nothing is searched for yet. */
  | {
      readonly status: 'start';
      readonly recents: readonly string[];
      readonly popular: readonly Game[];
    }
  /** The list of games is on its way, or could not be had: the term can be searched for all the same. */
  | { readonly status: 'loading' | 'failed'; readonly term: string }
  | {
      readonly status: 'ready';
      readonly term: string;
      /** What was meant instead, where the keyboard was on the wrong layout; the games are those of it. */
      readonly meant: string | null;
      /** The best of what was found, as many as are shown. */
      readonly games: readonly Game[];
      /** How many were found. */
      readonly total: number;
      /** More may be found: not all games are here yet. @default false */
      readonly partial?: boolean;
    };

/** Props of {@link SearchSuggestions}. Other props go to the element around all. */
export interface SearchSuggestionsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is suggested. */
  state: Suggestions;
  /** The field of the SearchField: arrows, Enter and Escape in it lead through the suggestions. */
  field: HTMLInputElement | null;
  /** In the page, where they stand for good and Tab leads through them; else a panel that hangs from the field. @default false */
  inPage?: boolean;
  /** Where a game is played. */
  gameHref: (game: Game) => string;
  /** Where everything that is found for a term stands. */
  searchHref: (term: string) => string;
  /** Tells which games cannot be started, where they do not say so themselves. @default by the game alone */
  marks?: GameMarks;
  /** A game is chosen. */
  onGame?: (game: Game, event: MouseEvent<HTMLAnchorElement>) => void;
  /** A term is chosen. */
  onTerm?: (term: string) => void;
  /** One recent search shall be forgotten. */
  onRecentRemove: (term: string) => void;
  /** All of them shall be. */
  onRecentsClear: () => void;
  /** Escape, where the panel hangs from the field. */
  onClose: () => void;
}

/** What is found while one types, and before that what was searched for lately and what is popular. */
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
  // What is not certain is not counted.
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
        // The focus stays in the field, which the keys belong to.
        onMouseDown={(event) => !inPage && event.preventDefault()}
      >
        {/* It owns the options, wherever they stand: what removes a search is none of them. */}
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

/** What the link to all results searches for. */
const allTerm = (state: Suggestions) =>
  state.status === 'ready' && state.meant !== null ? state.meant : stateTerm(state);

const highlightOf = (state: Suggestions) => (state.status === 'start' ? null : allTerm(state));

/** How many options stand before the games. */
function firstGame(state: Suggestions): number {
  if (state.status === 'start') return state.recents.length;
  return state.status === 'ready' && state.meant !== null ? 1 : 0;
}

/** What the options are, in order: searches, what was meant, games by id, and all that is found. */
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
