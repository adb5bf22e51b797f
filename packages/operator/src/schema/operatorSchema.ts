import * as v from 'valibot';

import { hostName, pageAddress, siteOrWebAddress } from './address.ts';
import { bankAppsSchema } from './bankAppsSchema.ts';
import { brandSchema, partnersSchema, socialSchema } from './brandSchema.ts';
import { featuresSchema, menusSchema } from './featuresSchema.ts';
import { heroSchema } from './heroSchema.ts';
import { hostsSchema, moreHosts } from './hostsSchema.ts';
import { apiLanguagesSchema, languagesSchema } from './languagesSchema.ts';
import { optionalCallsSchema } from './optionalCallsSchema.ts';
import { legalSchema, pagesSchema, sealsSchema } from './pagesSchema.ts';
import { historySchema, protectionSchema } from './protectionSchema.ts';
import { byLanguage, flag, plainWords, setting, timestamp, wholeNumber } from './setting.ts';
import { telemetrySchema } from './telemetrySchema.ts';
import { themeSchema } from './themeSchema.ts';

const sentences = (language: string) =>
  setting(v.record(v.string(), v.pipe(v.string(), v.maxLength(2000))), `In ${language}.`);

/** Settings that are the same in the source and the built `operator.json`. */
export const sharedEntries = {
  hostNames: v.optional(
    setting(
      v.pipe(v.array(hostName), v.maxLength(50)),
      'Host names under which a server of several brands shows this one.',
      ['www.brand.example'],
    ),
    [],
  ),
  languages: languagesSchema,
  hosts: setting(hostsSchema, 'Where the parts of the product live.'),
  hero: v.optional(
    setting(v.nullable(heroSchema), 'Your own picture before the banners of home; null: none.'),
    null,
  ),
  groupId: v.optional(
    setting(
      v.nullable(plainWords(64)),
      'The group whose games a visitor sees; null: the API decides.',
      'GROUP-1',
    ),
    null,
  ),
  siteClosed: flag(
    false,
    'Shows everybody the closed notice, which cannot be dismissed: contact the admin.',
  ),
  notifications: flag(true, 'Notices and announcements.'),
  registration: v.optional(
    setting(
      v.strictObject({
        enabled: flag(true, 'Players may register; off hides every way to do so.'),
        affiliateLink: v.optional(
          setting(
            v.nullable(siteOrWebAddress),
            'Where every register button leads instead; null: to the register page.',
            '/registerAff/ABC',
          ),
          null,
        ),
      }),
      'How players register.',
    ),
    {},
  ),
  hideaff: flag(false, 'Hides the affiliate programme everywhere, addresses included.'),
  payoutMinutes: v.optional(
    setting(
      wholeNumber(1, 1440),
      'How long a withdrawal takes to arrive, in minutes; printed by the notice and the help.',
      9,
    ),
    9,
  ),
  unknownPayoutMinutes: v.optional(
    setting(
      wholeNumber(1, 1440),
      'How long another amount is blocked while the outcome of a withdrawal is unknown, in minutes. After that, the member has to confirm that both amounts may be paid.',
      10,
    ),
    10,
  ),
  optionalCalls: v.optional(
    setting(optionalCallsSchema, 'Optional calls of the member API that the API has.'),
    {},
  ),
  bankApps: v.optional(
    setting(
      bankAppsSchema,
      "Addresses that open the app of a bank, by bank code. On phones, the QR of a deposit links to the app of the member's bank.",
      { kbank: 'kplus://' },
    ),
    {},
  ),
  depositPromotionUntil: v.optional(
    setting(timestamp, 'Until when a member counts as registered by a deposit promotion.'),
    '2030-12-31T23:59:59+07:00',
  ),
  history: v.optional(setting(historySchema, 'How many rows the history shows.'), {}),
  social: v.optional(
    setting(socialSchema, 'Social pages; one that is not given is not shown.'),
    {},
  ),
  demoLobbies: v.optional(
    setting(
      v.pipe(
        v.array(
          v.strictObject({
            name: setting(plainWords(60), 'The name of the lobby.', 'Lobby'),
            href: setting(pageAddress, 'Where it is.', 'https://demo.example'),
          }),
        ),
        v.maxLength(4),
      ),
      'Casino demo lobbies elsewhere, on the demo page; at most 4.',
    ),
    [],
  ),
  games: v.optional(
    setting(
      v.strictObject({
        frameHosts: moreHosts(
          'More hosts that a game may be opened at, in a frame, a tab or on a phone, beside hosts.games.',
          'https://play.provider.example',
        ),
      }),
      'How games are opened.',
    ),
    {},
  ),
  notices: v.optional(
    setting(
      v.strictObject({
        imageHosts: moreHosts(
          'More hosts that pictures in notices may come from, beside hosts.cdn.',
          'https://images.brand.example',
        ),
      }),
      'What notices may show.',
    ),
    {},
  ),
  protection: v.optional(setting(protectionSchema, 'Protection of players.'), {}),
  pages: v.optional(setting(pagesSchema, 'Pages of your own: terms, privacy, about.'), []),
  legal: v.optional(
    setting(legalSchema, 'What stands at the end of each page, and how the support is reached.'),
    {},
  ),
  features: v.optional(setting(featuresSchema, 'Parts of the site that can be switched off.'), {}),
  menus: v.optional(setting(menusSchema, 'What the menus list, in this order.'), {}),
  telemetry: v.optional(
    setting(telemetrySchema, 'What the site reports about itself, and to whom.'),
    {},
  ),
};

/** All settings of an operator, as in the source `operator.json`. */
export const operatorSchema = v.strictObject({
  $schema: v.optional(setting(v.string(), 'Where editors find the description of this file.')),
  brand: setting(brandSchema, 'Who the operator is.'),
  theme: v.optional(
    setting(themeSchema, 'Six colours and five choices; every other colour follows from them.'),
    {},
  ),
  ...sharedEntries,
  apiLanguages: apiLanguagesSchema,
  partners: v.optional(
    setting(partnersSchema, 'Partner logos at the foot of the sidebar, in this order.'),
    [],
  ),
  seals: v.optional(
    setting(
      sealsSchema,
      'Seals of authorities and test laboratories at the end of each page, in this order.',
    ),
    [],
  ),
  texts: v.optional(
    setting(byLanguage(sentences), 'Sentences of your own by message id, in ICU message format.', {
      th: { 'common.back': 'กลับ' },
      en: { 'common.back': 'Go back' },
    }),
    {},
  ),
});

/** The source `operator.json`. */
export type OperatorFile = v.InferInput<typeof operatorSchema>;
/** `operator.json` with all defaults. */
export type OperatorSettings = v.InferOutput<typeof operatorSchema>;
