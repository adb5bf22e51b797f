import { localeOfPath } from '../../../language/locale.ts';
import { loadMessages } from '../../../language/messages.ts';
import { pathname } from '../../../routing/address.ts';
import { libraryCode } from '../libraryCode.ts';
import { page } from '../../../routing/chunks/page.ts';

/** Rows of the home page that only a member has, with the calls that they make at once. */
export const ownRail = page(async () => {
  const [code] = await Promise.all([import('./OwnRail.tsx'), libraryCode.load()]);
  return code.OwnRail;
});

/** Content below the first screen, see `LazyBelowFold`. */
export const lobbyMore = page(async () => {
  const locale = localeOfPath(pathname());
  const [code] = await Promise.all([import('./LobbyMore.tsx'), loadMessages(locale, 'games')]);
  return code.LobbyMore;
});
