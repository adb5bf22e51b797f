'use client';

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type account from './account.th.json';
import type affiliate from './affiliate.th.json';
import type cashier from './cashier.th.json';
import type core from './core.th.json';
import type games from './games.th.json';
import type home from './home.th.json';
import type missions from './missions.th.json';
import type notices from './notices.th.json';
import type passkeys from './passkeys.th.json';
import type promotions from './promotions.th.json';

/** Id of a message of this library. A missing id is a compile error. */
export type MessageId =
  | keyof typeof core
  | keyof typeof affiliate
  | keyof typeof cashier
  | keyof typeof account
  | keyof typeof games
  | keyof typeof home
  | keyof typeof missions
  | keyof typeof notices
  | keyof typeof passkeys
  | keyof typeof promotions;

/** Placeholder values of a message: numbers, strings, dates. */
export type TextValues = Record<string, string | number | Date>;

/** Placeholder values of a message with marked parts. */
export type RichValues = Record<
  string,
  string | number | Date | ReactNode | ((parts: ReactNode[]) => ReactNode)
>;

/** Formats a message of the catalogue in the language of the nearest `IntlProvider`. */
export function useText(): (id: MessageId, values?: TextValues) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}

/** Like {@link useText}, for messages with marked parts: `{ b: (parts) => <b>{parts}</b> }`. */
export function useRichText(): (id: MessageId, values: RichValues) => ReactNode {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
