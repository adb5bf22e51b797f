import type { GuardName, Route } from '../../routing/routes.ts';
import { type Guard, type Outcome, type Visit, outcomeOf } from '../../routing/visit.ts';
import { gameOfMember } from './gameOfMember.ts';
import { guests } from './guests.ts';
import { library, lists } from './library.ts';
import { members } from './members.ts';
import { newPassword } from './newPassword.ts';
import { affiliates, limits, offered, operatorPages } from './offered.ts';
import { panels } from './panels.ts';
import { passwordFirst } from './passwordFirst.ts';

const GUARDS: Readonly<Record<GuardName, Guard>> = {
  affiliates,
  gameOfMember,
  guests,
  library,
  limits,
  lists,
  members,
  newPassword,
  operatorPages,
  panels,
  passwordFirst,
  'offered:demo': offered('demo'),
  'offered:help': offered('help'),
  'offered:missions': offered('missions'),
  'offered:promotions': offered('promotions'),
  'offered:tournament': offered('tournament'),
  'offered:vip': offered('vip'),
};

/** Returns the outcome of the guards of a route for a visit. */
export function outcomeOfRoute({ guards }: Pick<Route, 'guards'>, visit: Visit): Outcome {
  return outcomeOf(
    guards.map((name) => GUARDS[name]),
    visit,
  );
}
