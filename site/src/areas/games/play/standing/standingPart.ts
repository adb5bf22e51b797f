import { localeOfPath } from '../../../../language/locale.ts';
import { loadMessages } from '../../../../language/messages.ts';
import { pathname } from '../../../../routing/address.ts';
import { page } from '../../../../routing/chunks/page.ts';

/** The rank of a member who plays, see `TournamentStandingSlot`. */
export const standingSlot = page(async () => {
  const locale = localeOfPath(pathname());
  const [code] = await Promise.all([
    import('./TournamentStandingSlot.tsx'),
    loadMessages(locale, 'home'),
  ]);
  return code.TournamentStandingSlot;
});
