'use client';

import type { Game } from '@brand/domain';
import { type MouseEvent, createContext } from 'react';

import type { GameMarks } from '../gameActions.ts';

/** Props that make a link a suggestion. */
export interface OptionProps {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-selected': boolean;
  readonly tabIndex: number;
}

interface SuggestionsParts {
  /** By position among all suggestions. */
  option(at: number): OptionProps;
  gameHref(game: Game): string;
  readonly marks: GameMarks;
  readonly onGame: ((game: Game, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Shared data of the rows of SearchSuggestions. */
export const SuggestionsContext = createContext<SuggestionsParts | null>(null);
