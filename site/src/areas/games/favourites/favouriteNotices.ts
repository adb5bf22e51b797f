import { ApiError } from '@brand/api';
import { type Game, gameName } from '@brand/domain';
import { createIntl } from 'react-intl';
import { intlConfig } from '../../../language/intlConfig.ts';
import { localeOfPath, mainLocale } from '../../../language/locale.ts';
import { notify } from '../../../platform/toasts/notify.ts';

/** Fields of a game for its name in a notice. */
export type NamedGame = Pick<Game, 'id' | 'nameTh' | 'nameEn'>;

/** Maximum number of letters of a name in a notice. */
const LONGEST_NAME = 60;

type Sentence = 'added' | 'removed' | 'already' | 'addFailed' | 'removeFailed';

/** Shows the result for a favourite. A new notice of a game replaces the previous one. */
export function sayFavourite(
  game: NamedGame,
  sentence: Exclude<Sentence, `${string}Failed`>,
  undo?: () => void,
): void {
  const { say, name } = wordsOf(game);
  notify({
    key: `favourite:${game.id}`,
    tone: sentence === 'removed' ? 'info' : 'success',
    text: say(`site.favourite.${sentence}`, { name }),
    ...(undo && { action: { label: say('site.favourite.undo'), onAction: undo } }),
  });
}

/** Reports a failure with its reason, and offers a retry. */
export function sayFavouriteFailed(
  game: NamedGame,
  favourite: boolean,
  error: unknown,
  retry: () => void,
): void {
  const { say, name } = wordsOf(game);
  // The code of the call could not be fetched.
  const failure =
    error instanceof ApiError ? error.failure : { messageId: 'error.general.network' };
  const what = say(`site.favourite.${favourite ? 'addFailed' : 'removeFailed'}`, { name });
  notify({
    key: `favourite:${game.id}`,
    tone: 'danger',
    text: `${what} ${say(failure.messageId)}`,
    action: { label: say('common.retry'), onAction: retry },
  });
}

function wordsOf(game: NamedGame) {
  const locale = localeOfPath(location.pathname);
  const intl = createIntl(intlConfig(locale));
  return {
    say: (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values),
    name: shortened(gameName(game, locale, mainLocale())),
  };
}

/** Shortens a name, so that the reason after it stays visible. */
function shortened(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= LONGEST_NAME) return name;
  // Does not cut between a letter and its combining marks.
  return `${letters
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/\P{M}\p{M}*$/u, '')}…`;
}
