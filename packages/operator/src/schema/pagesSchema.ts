import * as v from 'valibot';

import { pictureFile, webAddress } from './address.ts';
import { flag, inLanguages, patterned, setting } from './setting.ts';

/** Places that link to a page. */
export const PAGE_PLACES = ['footer', 'menu'] as const;

/** Pages of the operator: terms, privacy, about. */
export const pagesSchema = v.pipe(
  v.array(
    v.strictObject({
      name: setting(
        patterned(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens', 40),
        'Its address: `terms` is /page/terms. The text is in pages/terms.th.md and pages/terms.en.md, or .html.',
        'terms',
      ),
      title: setting(inLanguages(60), 'Its title, and the words of the links to it.', {
        th: 'ข้อกำหนดการให้บริการ',
        en: 'Terms of service',
      }),
      places: v.optional(
        setting(
          v.pipe(v.array(v.picklist(PAGE_PLACES)), v.metadata({ uniqueItems: true })),
          'Where it is linked: at the foot of each page, on the menu page.',
        ),
        ['footer'],
      ),
      acceptedAtSignUp: flag(
        false,
        'The form to sign up says that a new member accepts this page, and links to it.',
      ),
    }),
  ),
  v.maxLength(20),
  v.check(
    (pages) => new Set(pages.map(({ name }) => name)).size === pages.length,
    'each name once',
  ),
);

/** Seals of authorities and test laboratories. */
export const sealsSchema = v.pipe(
  v.array(
    v.strictObject({
      name: setting(inLanguages(80), 'What screen readers say for the picture.', {
        th: 'ห้องปฏิบัติการทดสอบ',
        en: 'Test laboratory',
      }),
      image: setting(pictureFile, 'The picture, in the operator folder.', 'seal.svg'),
      href: v.optional(
        setting(
          v.nullable(webAddress),
          'Where the seal can be verified; null: nowhere.',
          'https://laboratory.example/0000',
        ),
        null,
      ),
    }),
  ),
  v.maxLength(8),
);

/** What the law wants at the foot of each page. */
export const legalSchema = v.strictObject({
  lines: v.optional(
    setting(
      v.pipe(v.array(inLanguages(200)), v.maxLength(4)),
      'Sentences of your own at the end of each page: the company, its address.',
      [{ th: 'ดำเนินงานโดย บริษัท ตัวอย่าง จำกัด', en: 'Operated by Example Co., Ltd.' }],
    ),
    [],
  ),
  licence: v.optional(
    setting(
      v.nullable(
        v.strictObject({
          text: setting(inLanguages(120), 'Who has licensed the operator, and the number.', {
            th: 'ใบอนุญาตเลขที่ 0000/0000',
            en: 'Licence no. 0000/0000',
          }),
          href: v.optional(
            setting(
              v.nullable(webAddress),
              'Where the licence can be verified; null: nowhere.',
              'https://regulator.example/0000',
            ),
            null,
          ),
        }),
      ),
      'The licence; null: not shown.',
    ),
    null,
  ),
  cookieNotice: v.optional(
    setting(
      v.nullable(
        v.strictObject({
          page: setting(
            patterned(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens', 40),
            'The page of yours that says what is stored: a name from `pages`.',
            'privacy',
          ),
        }),
      ),
      'Tells visitors once on each device what the site stores there; null: not at all. Where `telemetry` asks for consent, its question links to the page instead.',
    ),
    null,
  ),
  email: v.optional(
    setting(
      v.nullable(patterned(/^[^\s@<>"']+@[^\s@<>"']+\.[A-Za-z]{2,}$/, 'an e-mail address', 120)),
      'E-mail of the support; null: not shown.',
      'support@brand.example',
    ),
    null,
  ),
  phone: v.optional(
    setting(
      v.nullable(patterned(/^\+?[\d -]{3,20}$/, 'a phone number', 24)),
      'Phone number of the support; null: not shown.',
      '02 123 4567',
    ),
    null,
  ),
});
