import type { MessageArea } from '../language/messages.ts';

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
  | 'tournament'
  | 'vip'
  | 'help'
  | 'affiliate'
  | 'affiliateMember'
  | 'affiliateHistory'
  | 'affiliateDaily'
  | 'affiliateDetail'
  | 'maintenance';

/** A part of the site that an operator can switch off with its feature of the same name. */
type SwitchablePart = 'demo' | 'promotions' | 'tournament' | 'vip' | 'help';

/** A rule about who may see a page; `app/guards` has the code of each. */
export type GuardName =
  | 'affiliates'
  | 'gameOfMember'
  | 'guests'
  | 'library'
  | 'limits'
  | 'lists'
  | 'members'
  | 'newPassword'
  | 'onPhone'
  | 'panels'
  | 'passwordFirst'
  | `offered:${SwitchablePart}`;

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
  readonly guards: readonly GuardName[];
  readonly header: HeaderKind;
  /** Words that the page needs besides the first ones. */
  readonly messages: MessageArea;
  readonly page: PageName;
  /** Who comes here gives up on the new password that was to be chosen. */
  readonly dropsReset: boolean;
}

/** The guards of an ordinary page; before them stands whether the operator has it, after them who may see it. */
const ANY: readonly GuardName[] = ['passwordFirst', 'panels'];
const MEMBERS: readonly GuardName[] = ['passwordFirst', 'members', 'panels'];

/** The site map (section 2). Every address exists in Thai as it stands and in English under `/en`. */
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

  ...under(MEMBERS, [
    ['deposit', '/deposit', 'title', 'cashier', 'cashier'],
    ['withdraw', '/withdraw', 'title', 'cashier', 'cashier'],
    ['history', '/history', 'title', 'cashier', 'history'],
    // Ours, and not of section 2: where past notices are read again.
    ['notices', '/notices', 'responsive', 'notices', 'notices'],
  ]),
  ...under(
    ['passwordFirst', 'gameOfMember', 'panels'],
    [['game-id-name', '/game/:id/:name', 'home', 'games', 'game']],
  ),
  ...under([...MEMBERS, 'onPhone'], [['profile', '/profile', 'title', 'account', 'profile']]),
  // Ours too: deposit limits and breaks.
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

/** Pages behind the same guards. */
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
