import { expect, it } from 'vitest';
import { heroSlide } from './heroSlide.ts';

const END = '2026-02-01T00:00:00+07:00';
const hero = {
  image: 'hero.svg',
  imagePhone: 'hero-phone.svg',
  color: '#101020',
  ink: 'light',
  side: 'end',
  title: { th: 'หัวข้อ', en: 'Title' },
  line: { th: 'ประโยค', en: 'Sentence' },
  button: { th: 'ดู', en: 'Look' },
  path: '/list/new',
  endsAt: END,
} as const;

it('has the words of the language and the addresses of the pictures', () => {
  expect(heroSlide(hero, 'th', 0)).toEqual({
    image: '/operator/hero.svg',
    imagePhone: '/operator/hero-phone.svg',
    color: '#101020',
    ink: 'light',
    side: 'end',
    title: 'หัวข้อ',
    line: 'ประโยค',
    button: 'ดู',
    path: '/list/new',
  });
  expect(heroSlide({ ...hero, line: null }, 'en', 0)).toMatchObject({ title: 'Title', line: null });
});

it('is shown until its end, if it has one', () => {
  const end = Date.parse(END);
  expect(heroSlide(hero, 'en', end - 1)).not.toBeNull();
  expect(heroSlide(hero, 'en', end)).toBeNull();
  expect(heroSlide({ ...hero, endsAt: null }, 'en', end)).not.toBeNull();
  expect(heroSlide(null, 'en', 0)).toBeNull();
});
