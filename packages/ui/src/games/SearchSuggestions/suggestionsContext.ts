'use client';

import type { Game } from '@brand/domain';
import { type MouseEvent, createContext } from 'react';

import type { GameMarks } from '../gameActions.ts';

/** What makes a link one of the suggestions. */
export interface OptionProps {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-selected': boolean;
  readonly tabIndex: number;
}

interface SuggestionsParts {
  /** By place among all suggestions. */
  option(at: number): OptionProps;
  gameHref(game: Game): string;
  readonly marks: GameMarks;
  readonly onGame: ((game: Game, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** What the rows of SearchSuggestions have in common. */
export const SuggestionsContext = createContext<SuggestionsParts | null>(null);
