import { DAY, startOfBangkokDay } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { startOfBangkokWeek } from '../promotions/promotions.ts';
import { missionCatalogue } from './catalogue.ts';

/** Opens the missions of the operator: those with a rhythm with the current week, the others by their own days. */
export function seedMissions({ db, clock }: Context): void {
  const today = startOfBangkokDay(clock.now());
  for (const { id, open } of missionCatalogue) {
    const opens = open ? today + open.from * DAY : startOfBangkokWeek(clock.now());
    db.run(
      'INSERT INTO missions (id, opens, ends) VALUES (?, ?, ?)',
      id,
      opens,
      open ? today + open.to * DAY : null,
    );
  }
}
