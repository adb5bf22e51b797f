import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { SVG, sourceFolder } from '../testing/sourceFolder.ts';
import { buildOperator } from './buildOperator.ts';

const { path, settings, source, problems } = sourceFolder();

const hero = {
  image: 'hero.svg',
  imagePhone: 'hero-phone.svg',
  color: '#101020',
  ink: 'light',
  side: 'start',
  title: { th: 'หัวข้อ', en: 'Title' },
  button: { th: 'ดู', en: 'Look' },
  path: '/list/new',
};
const shaped = (shape: string) => SVG.replace('0 0 40 40', `0 0 ${shape}`);

it('serves the pictures of the own slide, which has no line and no end by default', async () => {
  source({
    'operator.json': settings({ hero }),
    'hero.svg': shaped('1200 480'),
    'hero-phone.svg': shaped('720 540'),
  });
  const operator = await buildOperator({ folder: path() });
  expect(operator.hero).toEqual({ ...hero, line: null, endsAt: null });
  expect(existsSync(join(path(), 'operator/hero-phone.svg'))).toBe(true);
});

it('refuses a picture of the own slide in another shape', async () => {
  source({
    'operator.json': settings({ hero }),
    'hero.svg': shaped('720 540'),
    'hero-phone.svg': shaped('720 540'),
  });
  expect(await problems()).toContain(
    'hero.svg is 720 by 540; hero.image needs the shape of 1200 by 480.',
  );
});
