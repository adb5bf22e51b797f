import * as v from 'valibot';

import { drawingFile, pictureFile, webAddress } from './address.ts';
import { languageTag } from './languagesSchema.ts';
import { sharedEntries } from './operatorSchema.ts';
import { inLanguages, patterned, plainWords, wholeNumber } from './setting.ts';

const size = v.pipe(v.number(), v.gtValue(0), v.maxValue(1e5));
const picture = v.strictObject({ file: pictureFile, width: size, height: size });
const colour = patterned(/^#[0-9a-f]{6}$/, 'a colour written #rrggbb');
const trees = v.record(v.string(), v.array(v.looseObject({ type: wholeNumber(0, 8) })));

const patterns = v.pipe(v.array(v.string()), v.length(12));

/** `operator.json` as written by `brand-theme build`; every key is required. */
export const builtSchema = v.strictObject({
  built: v.literal(1),
  brand: v.strictObject({
    name: plainWords(40),
    shortName: plainWords(12),
    description: inLanguages(160),
    logo: picture,
    icon: drawingFile,
  }),
  theme: v.strictObject({
    name: patterned(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens', 40),
    type: patterned(/^[a-z-]+$/, 'a face pairing', 40),
    scheme: v.picklist(['dark', 'light']),
    menuScheme: v.picklist(['dark', 'light']),
    bar: colour,
    page: colour,
  }),
  ...sharedEntries,
  partners: v.array(
    v.strictObject({ name: plainWords(60), logo: picture, href: v.nullable(webAddress) }),
  ),
  seals: v.array(
    v.strictObject({ name: inLanguages(80), image: picture, href: v.nullable(webAddress) }),
  ),
  texts: v.record(languageTag, trees),
  apiLanguageOf: v.record(languageTag, languageTag),
  addedLanguages: v.record(
    languageTag,
    v.strictObject({
      name: plainWords(40),
      direction: v.picklist(['ltr', 'rtl']),
      dates: v.nullable(v.strictObject({ long: patterns, short: patterns })),
    }),
  ),
});
