import * as v from 'valibot';

import { host, siteOrWebAddress, webAddress } from './address.ts';
import { themeSchema } from './themeSchema.ts';

const described = <const Schema extends v.GenericSchema>(schema: Schema, words: string) =>
  v.pipe(schema, v.description(words));

/** A switch with its default and what it does. */
const flag = (value: boolean, words: string) => v.optional(described(v.boolean(), words), value);

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** A name of a file that lies in the operator's folder. */
const fileName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]*\.(svg|png|webp)$/));

const inBothLanguages = (most: number) => v.strictObject({ th: words(most), en: words(most) });

const social = v.optional(v.nullable(webAddress), null);

/** Parts of the site that can be switched off. */
const features = v.strictObject({
  favourites: flag(true, 'Hearts on games, and the lists of favourites and recent games.'),
  demo: flag(true, 'Playing without money.'),
  promotions: flag(true, 'Promotions, bonuses and the floating promotion box.'),
  tournament: flag(true, 'The tournament pages.'),
  vip: flag(true, 'The VIP page.'),
  help: flag(true, 'The help centre.'),
  usdt: flag(true, 'Deposits by USDT, where the member has channels for it.'),
  line: flag(true, 'Login and linking by LINE, where hosts.line is given.'),
  chat: flag(true, 'Live chat, where hosts.chat is given.'),
});

export const MENU_ENTRIES = ['freespin', 'demo', 'vip', 'promotion', 'tournament', 'help'] as const;
export const GAME_ENTRIES = ['casino', 'slot', 'fishing', 'lotto', 'sport'] as const;

/** Everything that an operator decides, as it is written in `operator.json`. */
export const operatorSchema = v.strictObject({
  $schema: v.optional(v.string()),
  brand: v.strictObject({
    name: described(words(40), 'The name, as players read it.'),
    shortName: v.optional(described(words(12), 'Under the icon on a phone.')),
    description: described(inBothLanguages(160), 'One sentence for search engines and previews.'),
    logo: v.optional(described(fileName, 'The logo, in the operator folder.'), 'logo.svg'),
    icon: v.optional(
      described(fileName, 'The square icon, in the operator folder; all sizes are made from it.'),
      'icon.svg',
    ),
  }),
  theme: themeSchema,
  hostNames: v.optional(
    described(
      v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/))),
      'Host names under which a server of several brands shows this one.',
    ),
    [],
  ),
  locale: v.optional(
    described(v.picklist(['th', 'en']), 'Language of addresses without a prefix.'),
    'th',
  ),
  hosts: v.strictObject({
    api: described(host, 'The member API.'),
    auth: described(host, 'Login, refresh and GraphQL.'),
    cdn: described(host, 'Pictures.'),
    games: described(host, 'The games, shown in a frame.'),
    line: v.optional(described(v.nullable(host), 'LINE; without it there is no LINE login.'), null),
    reward: v.optional(
      described(v.nullable(host), 'Rewards; without it deposit promotions are not checked.'),
      null,
    ),
    chat: v.optional(described(v.nullable(host), 'Live chat; without it there is none.'), null),
  }),
  groupId: v.optional(
    described(v.nullable(words(64)), 'Group whose games a visitor sees. None: the API decides.'),
    null,
  ),
  siteClosed: flag(false, 'Shows the closed notice, which cannot be dismissed, to everybody.'),
  notifications: flag(true, 'Notices and announcements.'),
  registration: v.optional(
    v.strictObject({
      enabled: flag(true, 'Players may register; off hides every way to do so.'),
      affiliateLink: v.optional(
        described(
          v.nullable(siteOrWebAddress),
          'Where every register button leads instead, such as /registerAff/ABC.',
        ),
        null,
      ),
    }),
    {},
  ),
  hideaff: flag(false, 'Hides the affiliate programme everywhere, addresses included.'),
  payoutMinutes: v.optional(
    described(wholeNumber(1, 1440), 'How long a withdrawal takes to arrive, in minutes.'),
    9,
  ),
  depositPromotionUntil: v.optional(
    described(
      v.pipe(v.string(), v.isoTimestamp()),
      'Until when a member counts as registered by a deposit promotion.',
    ),
    '2030-12-31T23:59:59+07:00',
  ),
  history: v.optional(
    v.strictObject({
      firstRows: v.optional(described(wholeNumber(1, 100), 'Rows at first.'), 10),
      moreRows: v.optional(described(wholeNumber(1, 100), 'Rows that each press adds.'), 10),
      mostRows: v.optional(described(wholeNumber(1, 500), 'Rows at most.'), 20),
    }),
    {},
  ),
  social: v.optional(
    described(
      v.strictObject({
        telegram: social,
        line: social,
        facebook: social,
        messenger: social,
        instagram: social,
        twitter: social,
        youtube: social,
      }),
      'Social pages; one that is not given is not shown.',
    ),
    {},
  ),
  partners: v.optional(
    described(
      v.array(
        v.strictObject({
          name: words(60),
          logo: fileName,
          href: v.optional(v.nullable(webAddress), null),
        }),
      ),
      'Partner logos at the foot of the sidebar, in this order.',
    ),
    [],
  ),
  demoLobbies: v.optional(
    described(
      v.pipe(v.array(v.strictObject({ name: words(60), href: webAddress })), v.maxLength(4)),
      'Casino demo lobbies elsewhere, on the demo page.',
    ),
    [],
  ),
  games: v.optional(
    v.strictObject({
      frameHosts: v.optional(
        described(v.array(host), 'More hosts that a game may be framed from, beside hosts.games.'),
        [],
      ),
    }),
    {},
  ),
  notices: v.optional(
    v.strictObject({
      imageHosts: v.optional(
        described(v.array(host), 'More hosts that pictures in notices may come from.'),
        [],
      ),
    }),
    {},
  ),
  protection: v.optional(
    v.strictObject({
      clock: flag(true, 'Time and length of the session in sight while playing.'),
      realityCheckMinutes: v.optional(
        described(
          v.nullable(wholeNumber(5, 240)),
          'How often a player is told how long they have played; null: never.',
        ),
        60,
      ),
      depositLimits: flag(true, 'Limits that lower at once and rise after 24 hours.'),
      timeOut: flag(true, 'Time-out and self-exclusion.'),
      netDeposits: flag(true, 'Net deposits on the history page.'),
      ageMark: v.optional(
        described(v.nullable(v.picklist(['18+', '20+'])), 'The age mark in the footer.'),
        '20+',
      ),
      helpline: v.optional(
        described(
          v.nullable(v.strictObject({ name: inBothLanguages(80), phone: words(20) })),
          'A help line for gambling problems.',
        ),
        { name: { th: 'สายด่วนสุขภาพจิต', en: 'Mental Health Hotline' }, phone: '1323' },
      ),
    }),
    {},
  ),
  features: v.optional(features, {}),
  menus: v.optional(
    v.strictObject({
      games: v.optional(described(v.array(v.picklist(GAME_ENTRIES)), 'Game menu, in this order.'), [
        ...GAME_ENTRIES,
      ]),
      more: v.optional(
        described(v.array(v.picklist(MENU_ENTRIES)), 'The other menu, in this order.'),
        [...MENU_ENTRIES],
      ),
    }),
    {},
  ),
  texts: v.optional(
    described(
      v.strictObject({
        th: v.optional(v.record(v.string(), v.string()), {}),
        en: v.optional(v.record(v.string(), v.string()), {}),
      }),
      'Sentences of your own by message id, in ICU message format.',
    ),
    {},
  ),
});

/** `operator.json` as a person writes it. */
export type OperatorFile = v.InferInput<typeof operatorSchema>;
/** `operator.json` with every default in its place. */
export type OperatorSettings = v.InferOutput<typeof operatorSchema>;
