import type { Motif } from '../../scene.ts';
import { crab } from './crab.ts';
import { dragon } from './dragon.ts';
import { elephant } from './elephant.ts';
import { fish } from './fish.ts';
import { gorilla } from './gorilla.ts';
import { koi } from './koi.ts';
import { mermaid } from './mermaid.ts';
import { monkey } from './monkey.ts';
import { moonRabbit } from './moonRabbit.ts';
import { owl } from './owl.ts';
import { panda } from './panda.ts';
import { phoenix } from './phoenix.ts';
import { pirate } from './pirate.ts';
import { rooster } from './rooster.ts';
import { seaSerpent } from './seaSerpent.ts';
import { sorceress } from './sorceress.ts';
import { tiger } from './tiger.ts';
import { turtle } from './turtle.ts';
import { wolf } from './wolf.ts';

/** All living heroes: animals and legendary people. */
export const animals: readonly Motif[] = [
  fish,
  dragon,
  tiger,
  elephant,
  koi,
  crab,
  rooster,
  phoenix,
  moonRabbit,
  seaSerpent,
  mermaid,
  monkey,
  gorilla,
  wolf,
  owl,
  panda,
  turtle,
  pirate,
  sorceress,
];
