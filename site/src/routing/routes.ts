import type { ComponentType } from 'react';
import { gameOfMember } from '../app/guards/gameOfMember.ts';
import { guests } from '../app/guards/guests.ts';
import { library, lists } from '../app/guards/library.ts';
import { members } from '../app/guards/members.ts';
import { newPassword } from '../app/guards/newPassword.ts';
import { affiliates, limits, offered } from '../app/guards/offered.ts';
import { onPhone } from '../app/guards/onPhone.ts';
import { panels } from '../app/guards/panels.ts';
import { passwordFirst } from '../app/guards/passwordFirst.ts';
import type { Guard } from '../app/guards/visit.ts';
import type { MessageArea } from '../language/messages.ts';
import type { PageModule } from './chunks/page.ts';
import * as pages from '../app/pages.ts';

/**
 * Which header a page gets (section 2): `home` has logo and search everywhere; `responsive` shows back and the page's name on
 * a phone, and is as `home` elsewhere; `title` shows the name everywhere; `start` shows it at the start of the line, and
 * nothing else. `bare` pages stand alone, without header or sidebar.
 */
export type HeaderKind = 'home' | 'responsive' | 'title' | 'start' | 'bare';

/** One address of the site. */
export interface Route {
  /** Route name of section 2, without its locale suffix. */
  readonly name: string;
  /** Without language; `:id?` is a parameter that may be missing. */
  readonly path: string;
  /** Who may see it (section 6); the first that objects decides. */
  readonly guards: readonly Guard[];
  readonly header: HeaderKind;
  /** Words that the page needs besides the first ones. */
  readonly words: MessageArea;
  readonly page: PageModule<ComponentType>;
  /** Who comes here gives up on the new password that was to be chosen. */
  readonly dropsReset: boolean;
}

/** The guards of an ordinary page; before them stands whether the operator has it, after them who may see it. */
const ANY = [passwordFirst, panels];
const MEMBERS = [passwordFirst, members, panels];

/** The site map (section 2). Every address exists in Thai as it stands and in English under `/en`. */
export const ROUTES: readonly Route[] = [
  ...under(ANY, [
    ['index', '/', 'home', 'core', pages.home],
    ['list', '/list', 'responsive', 'games', pages.list],
    ['search', '/search', 'responsive', 'games', pages.search],
    ['search-id', '/search/:id', 'responsive', 'games', pages.search],
    ['game-id', '/game/:id', 'responsive', 'games', pages.gameDetail],
    ['event', '/event', 'responsive', 'community', pages.event],
    ['menu', '/menu', 'title', 'core', pages.menu],
  ]),
  ...under(
    [passwordFirst, lists, panels],
    [['list-id', '/list/:id', 'responsive', 'games', pages.list]],
  ),
  ...under(
    [passwordFirst, library, panels],
    [['favourite', '/favourite', 'responsive', 'games', pages.favourite]],
  ),
  ...under([offered('demo'), ...ANY], [['demo', '/demo', 'responsive', 'games', pages.demo]]),
  ...under(
    [offered('promotions'), ...ANY],
    [
      ['promotion', '/promotion', 'responsive', 'community', pages.promotion],
      ['bonus', '/bonus', 'responsive', 'community', pages.bonus],
    ],
  ),
  ...under(
    [offered('tournament'), ...ANY],
    [
      ['tournament', '/tournament', 'responsive', 'community', pages.tournament],
      ['slot-tournament', '/slot-tournament', 'responsive', 'community', pages.tournament],
    ],
  ),
  ...under([offered('vip'), ...ANY], [['vip', '/vip', 'responsive', 'community', pages.vip]]),
  ...under([offered('help'), ...ANY], [['help', '/help', 'responsive', 'community', pages.help]]),

  ...under(MEMBERS, [
    ['deposit', '/deposit', 'title', 'cashier', pages.cashier],
    ['withdraw', '/withdraw', 'title', 'cashier', pages.cashier],
    ['history', '/history', 'title', 'cashier', pages.history],
    // Ours, and not of section 2: where past notices are read again.
    ['notices', '/notices', 'responsive', 'notices', pages.notices],
  ]),
  ...under(
    [passwordFirst, gameOfMember, panels],
    [['game-id-name', '/game/:id/:name', 'home', 'games', pages.game]],
  ),
  ...under([...MEMBERS, onPhone], [['profile', '/profile', 'title', 'account', pages.profile]]),
  // Ours too: deposit limits and breaks.
  ...under([limits, ...MEMBERS], [['limits', '/limits', 'title', 'account', pages.limits]]),
  ...under(
    [newPassword, panels],
    [['resetPassword', '/resetPassword', 'start', 'account', pages.resetPassword]],
  ),
  ...under(
    [affiliates, ...MEMBERS],
    [
      ['affiliate', '/affiliate', 'responsive', 'affiliate', pages.affiliate],
      ['affiliate-member', '/affiliate/member', 'responsive', 'affiliate', pages.affiliateMember],
      [
        'affiliate-history',
        '/affiliate/history',
        'responsive',
        'affiliate',
        pages.affiliateHistory,
      ],
      [
        'affiliate-reportDaily',
        '/affiliate/reportDaily',
        'responsive',
        'affiliate',
        pages.affiliateDaily,
      ],
      [
        'affiliate-reportDetail-id',
        '/affiliate/reportDetail/:id?',
        'responsive',
        'affiliate',
        pages.affiliateDetail,
      ],
    ],
  ),

  ...under([guests], [['login', '/login', 'title', 'account', pages.login]], 'dropsReset'),
  ...under(
    [guests, panels],
    [
      ['register', '/register', 'title', 'account', pages.register],
      ['register-id', '/register/:id', 'title', 'account', pages.register],
      ['registerAff', '/registerAff', 'title', 'account', pages.register],
      ['registerAff-id', '/registerAff/:id', 'title', 'account', pages.register],
      ['aff', '/aff', 'title', 'account', pages.register],
      ['aff-id', '/aff/:id', 'title', 'account', pages.register],
    ],
    'dropsReset',
  ),
  ...under(
    [passwordFirst, guests, panels],
    [['forgot', '/forgot', 'start', 'account', pages.forgot]],
  ),
  ...under([], [['loginUrl', '/loginUrl', 'title', 'account', pages.loginUrl]], 'dropsReset'),
  ...under(
    [],
    [
      ['loginLine', '/loginLine', 'bare', 'account', pages.loginLine],
      ['maintenance', '/maintenance', 'bare', 'notices', pages.maintenance],
    ],
  ),
];

type Line = readonly [
  name: string,
  path: string,
  header: HeaderKind,
  words: MessageArea,
  page: PageModule<ComponentType>,
];

/** Pages behind the same guards. */
function under(guards: readonly Guard[], lines: readonly Line[], dropsReset?: 'dropsReset') {
  return lines.map(([name, path, header, words, page]): Route => ({
    name,
    path,
    guards,
    header,
    words,
    page,
    dropsReset: dropsReset !== undefined,
  }));
}
