import { describe, expect, it } from 'vitest';
import { demoPath, gameInfoPath, gamePath, isDemoName } from './gameHref.ts';

const nameOf = (path: string) => path.split('/').at(-1) ?? '';

describe('game addresses', () => {
  const koi = { id: 'g koi', nameEn: 'Koi & the 7 Lanterns' };

  it('contain the name for readers, and the encoded id', () => {
    expect(gamePath(koi)).toBe('/game/g%20koi/koi-the-7-lanterns');
    expect(demoPath(koi)).toBe('/game/g%20koi/koi-the-7-lanterns-demo');
    expect(gameInfoPath(koi)).toBe('/game/g%20koi');
  });

  it('contain a name also when the game has no Latin letters', () => {
    expect(gamePath({ id: 'g1', nameEn: '' })).toBe('/game/g1/play');
  });

  it.each(['Big Demolition', 'Koi Demo', 'Demo', 'The Demo Demo'])(
    'never treat %s, played for real money, as a demo',
    (nameEn) => {
      expect(isDemoName(nameOf(gamePath({ id: 'g1', nameEn })))).toBe(false);
      expect(isDemoName(nameOf(demoPath({ id: 'g1', nameEn })))).toBe(true);
    },
  );
});
