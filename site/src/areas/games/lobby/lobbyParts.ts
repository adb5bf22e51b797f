import { localeOfPath } from '../../../language/locale.ts';
import { loadMessages } from '../../../language/messages.ts';
import { pathname } from '../../../routing/address.ts';
import { page } from '../../../routing/chunks/page.ts';

/** Rows of the home page that only a member has, with the calls that they make immediately. */
export const ownRail = page(async () => {
  const [code] = await Promise.all([import('./OwnRail.tsx'), import('@brand/api/library')]);
  return code.OwnRail;
});

/** Rows of home that are rendered by the server and hydrated later, see `LazyBelowFold`. All are in one file. */
const laterRows = page(async () => {
  const locale = localeOfPath(pathname());
  const [code] = await Promise.all([import('./LobbyMore.tsx'), loadMessages(locale, 'games')]);
  return code;
});

/** Content below the first screen. */
export const lobbyMore = page(async () => (await laterRows.load()).LobbyMore);

/** The row of wins. */
export const recentWins = page(async () => (await laterRows.load()).RecentWins);

const homeMessages = () => loadMessages(localeOfPath(pathname()), 'home');

/** What is on now for a visitor. It is rendered by the server, too. */
export const visitorOnNow = page(async () => {
  const [code] = await Promise.all([import('./onNow/VisitorOnNow.tsx'), homeMessages()]);
  return code.VisitorOnNow;
});

/** What is on now for a member, with the calls that it makes immediately. */
export const memberOnNow = page(async () => {
  const [code] = await Promise.all([
    import('./onNow/MemberOnNow.tsx'),
    homeMessages(),
    import('@brand/api/library'),
  ]);
  return code.MemberOnNow;
});
