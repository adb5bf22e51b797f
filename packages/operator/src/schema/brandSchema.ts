import * as v from 'valibot';

import { drawingFile, pictureFile, webAddress } from './address.ts';
import { inLanguages, plainWords, setting } from './setting.ts';

/** Identity of the operator. */
export const brandSchema = v.strictObject({
  name: setting(plainWords(40), 'The name, as players read it.', 'Lotus'),
  shortName: v.optional(
    setting(
      v.nullable(plainWords(12)),
      'Under the icon on a phone; null: the words of the name that fit in 12 characters.',
      'Lotus',
    ),
    null,
  ),
  description: setting(
    inLanguages(160),
    'One sentence for search engines and previews, in both languages.',
    { th: 'เกมออนไลน์ ฝากถอนรวดเร็ว', en: 'Online games, quick deposits and withdrawals.' },
  ),
  logo: v.optional(
    setting(pictureFile, 'The logo, in the operator folder.', 'logo.svg'),
    'logo.svg',
  ),
  icon: v.optional(
    setting(
      drawingFile,
      'The square icon, in the operator folder; the icons of every size are made from it.',
      'icon.svg',
    ),
    'icon.svg',
  ),
  preview: v.optional(
    setting(
      v.nullable(pictureFile),
      'The image that previews of links show, in the operator folder: a .png of 1200 by 630, or an .svg of this shape; null: the logo on the colour of the menu.',
      'preview.png',
    ),
    null,
  ),
});

const social = (name: string, example: string) =>
  v.optional(
    setting(v.nullable(webAddress), `Your page at ${name}; null: not shown.`, example),
    null,
  );

/** Social pages of the operator. */
export const socialSchema = v.strictObject({
  telegram: social('Telegram', 'https://t.me/brand'),
  line: social('LINE', 'https://line.me/R/ti/p/@brand'),
  facebook: social('Facebook', 'https://facebook.com/brand'),
  messenger: social('Messenger', 'https://m.me/brand'),
  instagram: social('Instagram', 'https://instagram.com/brand'),
  twitter: social('X', 'https://x.com/brand'),
  youtube: social('YouTube', 'https://youtube.com/@brand'),
});

/** Partner logos at the bottom of the sidebar. */
export const partnersSchema = v.pipe(
  v.array(
    v.strictObject({
      name: setting(plainWords(60), 'What screen readers say for the logo.', 'Partner'),
      logo: setting(pictureFile, 'The logo, in the operator folder.', 'partner.svg'),
      href: v.optional(
        setting(
          v.nullable(webAddress),
          'Where it leads; null: nowhere.',
          'https://partner.example',
        ),
        null,
      ),
    }),
  ),
  v.maxLength(24),
);
