import { type ShippedLocale, bahtFromSatang, satang } from '@brand/domain';
import { gameOf } from '../catalogue/games.ts';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { gameId } from '../games/wireGame.ts';
import type { Wire } from '../promotions/wirePromotion.ts';
import { type CatalogueReward, checkInSeries } from './catalogue.ts';
import { checkInOf, dayOfSeries, nextCheckInAt } from './checkIns.ts';
import { type StoredFreeSpins, spinBet } from './freeSpins.ts';
import type { OwnMission } from './missionBoard.ts';
import { turnoverOfReward } from './rewards.ts';

/** A mission in the fields of the API. */
export function wireMission(context: Context, own: OwnMission, lang: ShippedLocale): Wire {
  const { id, mission, starts, ends, state, done } = own;
  const { words, kind, gameType, goal, reward } = mission;
  const amount = (value: number) => (goal.unit === 'baht' ? bahtFromSatang(satang(value)) : value);
  return {
    id,
    ...words[lang],
    kind,
    game_type: gameType,
    unit: goal.unit,
    target: amount(goal.target),
    done: amount(done),
    reward: wireReward(context, reward, lang),
    state,
    starts: unixSeconds(starts),
    ends: unixSeconds(ends),
  };
}

/** The check-in of a member in the fields of the API. */
export function wireCheckIn(context: Context, member: string, lang: ShippedLocale): Wire {
  const { number, done } = checkInOf(context, member);
  const today = dayOfSeries(number);
  return {
    day: today,
    done,
    next_at: nextCheckInAt(context),
    days: checkInSeries.map((reward, at) => ({
      day: at + 1,
      collected: at + 1 < today || (at + 1 === today && done),
      reward: wireReward(context, reward, lang),
    })),
  };
}

/** Free spins in the fields of the API. */
export function wireFreeSpins(context: Context, spins: StoredFreeSpins, lang: ShippedLocale): Wire {
  return {
    id: spins.reference,
    game: rewardGame(context, spins.game, lang),
    total: spins.total,
    left: spins.left,
    bet: bahtFromSatang(spins.bet),
    expires: unixSeconds(spins.expires),
  };
}

function wireReward(context: Context, reward: CatalogueReward, lang: ShippedLocale): Wire {
  if (reward.kind === 'credit') {
    return {
      type: 'credit',
      credit: bahtFromSatang(reward.credit),
      turnover: bahtFromSatang(turnoverOfReward(reward)),
    };
  }
  return {
    type: 'freespin',
    spins: reward.spins,
    bet: bahtFromSatang(spinBet(reward.game)),
    valid_days: reward.validDays,
    game: rewardGame(context, reward.game, lang),
  };
}

function rewardGame({ apiOrigin }: Context, code: string, lang: ShippedLocale): Wire {
  const game = gameOf(code);
  return {
    _id: gameId(code),
    name: (lang === 'en' ? game?.nameEn : game?.nameTh) ?? code,
    img: `${apiOrigin}/cdn/covers/${code}.svg`,
  };
}
