import { satangFromBaht } from '../money/money.ts';
import type { GameCollection } from './gameCollection.ts';
import type { GameDetail } from './gameDetail.ts';
import { sortFigure } from './gameOrder.ts';

/** Games of a collection that is a ranking. */
export const COLLECTION_RANKS = 40;
/** Least return of today in percent for `high-rtp`. */
export const HIGH_RTP = 97;
/** Largest minimum bet for `low-bet`. */
export const LOW_BET = satangFromBaht(1);

const NONE: ReadonlySet<string> = new Set();

/** Words of a theme. A Latin word is a whole word of a name, or its plural; a Thai word is any part of it that no tone mark continues. */
const THEMES = {
  fortune: {
    latin: 'luck lucky fortune gold golden treasure coin jackpot rich wealth',
    thai: 'โชค เฮง รวย ทอง สมบัติ เหรียญ ทรัพย์ มั่งคั่ง',
  },
  animals: {
    latin:
      'animal bear buffalo bull cat crab crocodile deer dog dolphin dragon eagle elephant fox frog gecko gorilla horse koi lion monkey ox owl panda peacock phoenix pig rabbit rhino rooster serpent shark snake tiger turtle whale wolf',
    thai: 'มังกร เสือ ช้าง กระต่าย ลิง แพนด้า หงส์ หมาป่า เต่า คาร์ป นกฮูก กอริลลา ไก่ สิงโต ควาย ม้า หมู แมว จระเข้ ฉลาม อินทรี นาค งู กวาง ปลาหมึก',
  },
  fruits: {
    latin:
      'apple banana berry cherry coconut durian fruit fruity grape lemon lychee mango mangosteen melon orange papaya peach pineapple plum watermelon',
    thai: 'ผลไม้ ทุเรียน มะม่วง เชอร์รี แตงโม สับปะรด ส้ม กล้วย มังคุด มะพร้าว องุ่น',
  },
} as const satisfies Partial<Record<GameCollection, Record<'latin' | 'thai', string>>>;

/**
 * The games of a collection, by the data of the games alone. Rankings start with the largest figure; the others keep the
 * order of the list. Games that cannot be started are included, as in any list.
 *
 * @param jackpotGames ids of the games that play for a jackpot
 */
export function gamesInCollection<Each extends GameDetail>(
  collection: GameCollection,
  games: readonly Each[],
  jackpotGames: ReadonlySet<string> = NONE,
): readonly Each[] {
  switch (collection) {
    case 'jackpot':
      return games.filter(({ id }) => jackpotGames.has(id));
    case 'high-rtp':
      return ranked(games, (game) => {
        const rtp = sortFigure(game, 'rtpToday');
        return rtp !== null && rtp >= HIGH_RTP ? rtp : null;
      });
    case 'big-wins':
      return ranked(games, (game) => sortFigure(game, 'bigWin'));
    case 'buy-bonus':
      return games.filter(({ buyBonus }) => buyBonus);
    case 'low-bet':
      return games.filter(({ info }) => (info?.minBet ?? Infinity) <= LOW_BET);
    case 'fortune':
    case 'animals':
    case 'fruits': {
      const names = themePattern(collection);
      return games.filter(({ nameTh, nameEn }) => names.test(`${nameEn}\n${nameTh}`));
    }
  }
}

function ranked<Each>(
  games: readonly Each[],
  figureOf: (game: Each) => number | null,
): readonly Each[] {
  return games
    .flatMap((game) => {
      const figure = figureOf(game);
      return figure === null ? [] : [{ game, figure }];
    })
    .sort((one, other) => other.figure - one.figure)
    .slice(0, COLLECTION_RANKS)
    .map(({ game }) => game);
}

function themePattern(theme: keyof typeof THEMES): RegExp {
  const latin = THEMES[theme].latin.replaceAll(' ', '|');
  const thai = THEMES[theme].thai.replaceAll(' ', '|');
  return new RegExp(`(?<![a-z])(?:${latin})(?:e?s)?(?![a-z])|(?:${thai})(?![\u0e48-\u0e4b])`, 'i');
}
