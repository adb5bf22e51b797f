import * as v from 'valibot';

import { GAME_ENTRIES, MENU_ENTRIES } from '../menuEntries.ts';
import { flag, setting } from './setting.ts';

/** Optional parts of the site. */
export const featuresSchema = v.strictObject({
  favourites: flag(true, 'Hearts on games, and the lists of favourite and recent games.'),
  demo: flag(true, 'Playing without money.'),
  promotions: flag(true, 'Promotions, bonuses and the floating promotion box.'),
  missions: flag(
    false,
    'Missions, the daily check-in and free spins. The API must have the calls for them.',
  ),
  passkeys: flag(
    false,
    'Passkeys: logging in with the fingerprint, face or screen lock of a device. The API must have the calls for them.',
  ),
  tournament: flag(true, 'The tournament pages.'),
  vip: flag(true, 'The VIP page.'),
  help: flag(true, 'The help centre.'),
  usdt: flag(true, 'Deposits by USDT, where the member has channels for it.'),
  line: flag(true, 'Login and linking by LINE, where hosts.line is given.'),
  chat: flag(true, 'Live chat, where hosts.chat is given.'),
});

const entries = <const Options extends readonly string[]>(options: Options, description: string) =>
  v.optional(
    setting(
      v.pipe(
        v.array(v.picklist(options)),
        v.check((list) => new Set(list).size === list.length, 'each entry once'),
        v.metadata({ uniqueItems: true }),
      ),
      description,
    ),
    [...options] as Options[number][],
  );

/** Menu entries, in display order. */
export const menusSchema = v.strictObject({
  games: entries(GAME_ENTRIES, 'Kinds of games in the game menu, in this order.'),
  more: entries(
    MENU_ENTRIES,
    'The other menu, in this order; an entry whose feature is off is not shown.',
  ),
});
