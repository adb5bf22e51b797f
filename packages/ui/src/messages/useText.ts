'use client';

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type account from './account.th.json';
import type affiliate from './affiliate.th.json';
import type cashier from './cashier.th.json';
import type core from './core.th.json';
import type games from './games.th.json';
import type notices from './notices.th.json';
import type promotions from './promotions.th.json';

/** The id of a sentence that this library ships; a missing one does not compile. */
export type MessageId =
  | keyof typeof core
  | keyof typeof affiliate
  | keyof typeof cashier
  | keyof typeof account
  | keyof typeof games
  | keyof typeof notices
  | keyof typeof promotions;

/** What a sentence may hold: figures, words, dates. */
export type TextValues = Record<string, string | number | Date>;

/** What a sentence with marked parts may hold besides. */
export type RichValues = Record<
  string,
  string | number | Date | ReactNode | ((parts: ReactNode[]) => ReactNode)
>;

/** Speaks a sentence of the catalogue in the language of the nearest `IntlProvider`. */
export function useText(): (id: MessageId, values?: TextValues) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}

/** As {@link useText}, for sentences with marked parts: `{ b: (parts) => <b>{parts}</b> }`. */
export function useRichText(): (id: MessageId, values: RichValues) => ReactNode {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
