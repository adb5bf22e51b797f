import * as v from 'valibot';

import { pictureFile, siteOrWebAddress } from './address.ts';
import { inLanguages, patterned, setting, timestamp } from './setting.ts';

/** The operator's own picture at the top of home. */
export const heroSchema = v.strictObject({
  image: setting(
    pictureFile,
    'The picture of wide pages, in the operator folder: 1200 by 480, without words. Half of it is under the words.',
    'hero.svg',
  ),
  imagePhone: setting(
    pictureFile,
    'The picture of phones, in the operator folder: 720 by 540, without words.',
    'hero-phone.svg',
  ),
  color: setting(
    patterned(/^#[0-9a-fA-F]{6}$/, 'a colour written #rrggbb', 40),
    'The ground of the words, shown until the picture has loaded.',
    '#1a1443',
  ),
  ink: setting(
    v.picklist(['light', 'dark']),
    'Whether the words on the picture are light or dark.',
  ),
  side: setting(v.picklist(['start', 'end']), 'Where the words are: at the left, or at the right.'),
  title: setting(inLanguages(60), 'Up to two short lines.', {
    th: 'คืนนี้ โคมลอยเต็มฟ้า',
    en: 'Lanterns fill the sky tonight',
  }),
  line: v.optional(
    setting(v.nullable(inLanguages(90)), 'One sentence below the title; null: none.'),
    null,
  ),
  button: setting(inLanguages(30), 'The words of the button.', {
    th: 'ดูเกมใหม่',
    en: 'See new games',
  }),
  path: setting(siteOrWebAddress, 'Where the button leads.', '/list/new'),
  endsAt: v.optional(
    setting(v.nullable(timestamp), 'When it is no longer shown; null: it stays.'),
    null,
  ),
});
