import type { MessageArea } from '../language/messageAreas.ts';

/** A page of the site; `app/'ts'` has the code of each. */
export type PageName =
  | 'home'
  | 'list'
  | 'search'
  | 'favourite'
  | 'gameDetail'
  | 'game'
  | 'demo'
  | 'menu'
  | 'login'
  | 'loginLine'
  | 'loginUrl'
  | 'register'
  | 'forgot'
  | 'resetPassword'
  | 'profile'
  | 'limits'
  | 'cashier'
  | 'history'
  | 'notices'
  | 'promotion'
  | 'bonus'
  | 'event'
  | 'missions'
  | 'tournament'
  | 'vip'
  | 'help'
  | 'affiliate'
  | 'affiliateMember'
  | 'affiliateHistory'
  | 'affiliateDaily'
  | 'affiliateDetail'
  | 'operator'
  | 'maintenance';

/** A feature that an operator can switch off with the key of the same name. */
type SwitchablePart = 'demo' | 'promotions' | 'missions' | 'tournament' | 'vip' | 'help';

/** A rule for access to a page. `app/guards` has the code of each. */
export type GuardName =
  | 'affiliates'
  | 'gameOfMember'
  | 'guests'
  | 'library'
  | 'limits'
  | 'lists'
  | 'members'
  | 'newPassword'
  | 'operatorPages'
  | 'panels'
  | 'passwordFirst'
  | `offered:${SwitchablePart}`;

/**
 * Header of a page (section 2): `home` has logo and search on all devices. `responsive` shows back and the title on a
 * phone, and is like `home` on other devices. `title` shows the title on all devices. `start` shows only the title, at
 * the start of the line. `bare` pages have no header or sidebar.
 */
export type HeaderKind = 'home' | 'responsive' | 'title' | 'start' | 'bare';

/** One address of the site. */
export interface Route {
  /** Route name of section 2, without its locale suffix. */
  readonly name: string;
  /** Without language. `:id?` is an optional parameter. */
  readonly path: string;
  /** Access rules (section 6). The first one with an objection decides. */
  readonly guards: readonly GuardName[];
  readonly header: HeaderKind;
  /** Messages that the page needs besides `core`. */
  readonly messages: MessageArea;
  readonly page: PageName;
  /** Opening this page cancels a required new password. */
  readonly dropsReset: boolean;
}

/** The guards of an ordinary page. Before them comes the check of the operator's feature, after them the access rules. */
const ANY: readonly GuardName[] = ['passwordFirst', 'panels'];
const MEMBERS: readonly GuardName[] = ['passwordFirst', 'members', 'panels'];

/** The site map (section 2). Every address exists in Thai as written and in English under `/en`. */
export const ROUTES: readonly Route[] = [
  ...under(ANY, [
    ['index', '/', 'home', 'core', 'home'],
    ['list', '/list', 'responsive', 'games', 'list'],
    ['search', '/search', 'responsive', 'games', 'search'],
    ['search-id', '/search/:id', 'responsive', 'games', 'search'],
    ['game-id', '/game/:id', 'responsive', 'games', 'gameDetail'],
    ['event', '/event', 'responsive', 'community', 'event'],
    ['menu', '/menu', 'title', 'core', 'menu'],
  ]),
  ...under(
    ['passwordFirst', 'lists', 'panels'],
    [['list-id', '/list/:id', 'responsive', 'games', 'list']],
  ),
  ...under(
    ['passwordFirst', 'library', 'panels'],
    [['favourite', '/favourite', 'responsive', 'games', 'favourite']],
  ),
  ...under(['offered:demo', ...ANY], [['demo', '/demo', 'responsive', 'games', 'demo']]),
  ...under(
    ['offered:promotions', ...ANY],
    [
      ['promotion', '/promotion', 'responsive', 'community', 'promotion'],
      ['bonus', '/bonus', 'responsive', 'community', 'bonus'],
    ],
  ),
  ...under(
    ['offered:tournament', ...ANY],
    [
      ['tournament', '/tournament', 'responsive', 'community', 'tournament'],
      ['slot-tournament', '/slot-tournament', 'responsive', 'community', 'tournament'],
    ],
  ),
  ...under(['offered:vip', ...ANY], [['vip', '/vip', 'responsive', 'community', 'vip']]),
  ...under(['offered:help', ...ANY], [['help', '/help', 'responsive', 'community', 'help']]),

  // Not in section 2: pages of the operator, such as the terms of service.
  ...under(['operatorPages', ...ANY], [['page', '/page/:name', 'responsive', 'core', 'operator']]),

  ...under(MEMBERS, [
    ['deposit', '/deposit', 'title', 'cashier', 'cashier'],
    ['withdraw', '/withdraw', 'title', 'cashier', 'cashier'],
    ['history', '/history', 'title', 'cashier', 'history'],
    // Not in section 2: the inbox, where past notices can be read again.
    ['notices', '/notices', 'responsive', 'notices', 'notices'],
  ]),
  ...under(
    ['passwordFirst', 'gameOfMember', 'panels'],
    [['game-id-name', '/game/:id/:name', 'home', 'games', 'game']],
  ),
  ...under(MEMBERS, [['profile', '/profile', 'title', 'account', 'profile']]),
  // Not in section 2: missions, check-in and free spins.
  ...under(
    ['offered:missions', ...MEMBERS],
    [['missions', '/missions', 'responsive', 'missions', 'missions']],
  ),
  // Not in section 2: deposit limits and breaks.
  ...under(['limits', ...MEMBERS], [['limits', '/limits', 'title', 'account', 'limits']]),
  ...under(
    ['newPassword', 'panels'],
    [['resetPassword', '/resetPassword', 'start', 'account', 'resetPassword']],
  ),
  ...under(
    ['affiliates', ...MEMBERS],
    [
      ['affiliate', '/affiliate', 'responsive', 'affiliate', 'affiliate'],
      ['affiliate-member', '/affiliate/member', 'responsive', 'affiliate', 'affiliateMember'],
      ['affiliate-history', '/affiliate/history', 'responsive', 'affiliate', 'affiliateHistory'],
      [
        'affiliate-reportDaily',
        '/affiliate/reportDaily',
        'responsive',
        'affiliate',
        'affiliateDaily',
      ],
      [
        'affiliate-reportDetail-id',
        '/affiliate/reportDetail/:id?',
        'responsive',
        'affiliate',
        'affiliateDetail',
      ],
    ],
  ),

  ...under(['guests'], [['login', '/login', 'title', 'account', 'login']], 'dropsReset'),
  ...under(
    ['guests', 'panels'],
    [
      ['register', '/register', 'title', 'account', 'register'],
      ['register-id', '/register/:id', 'title', 'account', 'register'],
      ['registerAff', '/registerAff', 'title', 'account', 'register'],
      ['registerAff-id', '/registerAff/:id', 'title', 'account', 'register'],
      ['aff', '/aff', 'title', 'account', 'register'],
      ['aff-id', '/aff/:id', 'title', 'account', 'register'],
    ],
    'dropsReset',
  ),
  ...under(
    ['passwordFirst', 'guests', 'panels'],
    [['forgot', '/forgot', 'start', 'account', 'forgot']],
  ),
  ...under([], [['loginUrl', '/loginUrl', 'title', 'account', 'loginUrl']], 'dropsReset'),
  ...under(
    [],
    [
      ['loginLine', '/loginLine', 'bare', 'account', 'loginLine'],
      ['maintenance', '/maintenance', 'bare', 'notices', 'maintenance'],
    ],
  ),
];

type Line = readonly [
  name: string,
  path: string,
  header: HeaderKind,
  messages: MessageArea,
  page: PageName,
];

/** Pages with the same guards. */
function under(guards: readonly GuardName[], lines: readonly Line[], dropsReset?: 'dropsReset') {
  return lines.map(([name, path, header, messages, page]): Route => ({
    name,
    path,
    guards,
    header,
    messages,
    page,
    dropsReset: dropsReset !== undefined,
  }));
}
