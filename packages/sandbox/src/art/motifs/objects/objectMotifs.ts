import type { Motif } from '../../scene.ts';
import { baccaratShoe } from './baccaratShoe.ts';
import { bells } from './bells.ts';
import { boxingGloves } from './boxingGloves.ts';
import { candy } from './candy.ts';
import { cards } from './cards.ts';
import { coins } from './coins.ts';
import { crown } from './crown.ts';
import { diamond } from './diamond.ts';
import { dice } from './dice.ts';
import { durian } from './durian.ts';
import { football } from './football.ts';
import { fruit } from './fruit.ts';
import { jungleRuins } from './jungleRuins.ts';
import { kite } from './kite.ts';
import { lantern } from './lantern.ts';
import { longtailBoat } from './longtailBoat.ts';
import { lotteryBalls } from './lotteryBalls.ts';
import { mango } from './mango.ts';
import { mask } from './mask.ts';
import { robot } from './robot.ts';
import { rocket } from './rocket.ts';
import { roulette } from './roulette.ts';
import { sevens } from './sevens.ts';
import { treasure } from './treasure.ts';
import { tukTuk } from './tukTuk.ts';
import { volcano } from './volcano.ts';

/** All heroes that are objects or plants; the animals have a separate list. */
export const objects: readonly Motif[] = [
  fruit,
  bells,
  dice,
  cards,
  roulette,
  rocket,
  treasure,
  mask,
  lantern,
  kite,
  durian,
  mango,
  longtailBoat,
  tukTuk,
  boxingGloves,
  football,
  lotteryBalls,
  jungleRuins,
  robot,
  candy,
  diamond,
  sevens,
  coins,
  crown,
  baccaratShoe,
  volcano,
];
