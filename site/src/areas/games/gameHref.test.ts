import { describe, expect, it } from 'vitest';
import { demoPath, gameInfoPath, gamePath, isDemoName } from './gameHref.ts';

const nameOf = (path: string) => path.split('/').at(-1) ?? '';

describe('addresses of a game', () => {
  const koi = { id: 'g koi', nameEn: 'Koi & the 7 Lanterns' };

  it('name it for people, and its id safely', () => {
    expect(gamePath(koi)).toBe('/game/g%20koi/koi-the-7-lanterns');
    expect(demoPath(koi)).toBe('/game/g%20koi/koi-the-7-lanterns-demo');
    expect(gameInfoPath(koi)).toBe('/game/g%20koi');
  });

  it('have a name where the game has no Latin letters', () => {
    expect(gamePath({ id: 'g1', nameEn: '' })).toBe('/game/g1/play');
  });

  it.each(['Big Demolition', 'Koi Demo', 'Demo', 'The Demo Demo'])(
    'never take %s, played with money, for a demo',
    (nameEn) => {
      expect(isDemoName(nameOf(gamePath({ id: 'g1', nameEn })))).toBe(false);
      expect(isDemoName(nameOf(demoPath({ id: 'g1', nameEn })))).toBe(true);
    },
  );
});
