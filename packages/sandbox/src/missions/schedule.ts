import { bangkokDay } from '@brand/domain';
import { DAY, startOfBangkokDay } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { startOfBangkokWeek } from '../promotions/promotions.ts';
import { type CatalogueMission, missionCatalogue } from './catalogue.ts';

/** How long an earned reward can be collected after the end of its mission, and an ended campaign is shown. */
const KEPT = 14 * DAY;

/** One run of a mission: a day, a week, or a campaign. */
export interface MissionRun {
  mission: CatalogueMission;
  /** Id of the mission with its first day. */
  id: string;
  /** Milliseconds since 1970. */
  starts: number;
  /** Milliseconds since 1970. */
  ends: number;
}

/** The current run of each mission and the earlier ones whose rewards can still be collected, newest first. */
export function missionRuns({ db, clock }: Context): readonly MissionRun[] {
  const rows = db.all<{ id: string; opens: number; ends: number | null }>('SELECT * FROM missions');
  const now = clock.now();
  return missionCatalogue.flatMap((mission) => {
    const row = rows.find(({ id }) => id === mission.id);
    if (!row || row.opens > now) return [];
    return periods(mission, row, now)
      .filter(({ starts, ends }) => starts >= row.opens && ends > now - KEPT)
      .map((period) => ({ mission, id: `${mission.id}-${bangkokDay(period.starts)}`, ...period }));
  });
}

function periods(
  { rhythm }: CatalogueMission,
  { opens, ends }: { opens: number; ends: number | null },
  now: number,
): { starts: number; ends: number }[] {
  if (rhythm === 'once') return ends === null ? [] : [{ starts: opens, ends }];
  const length = rhythm === 'day' ? DAY : 7 * DAY;
  const first = rhythm === 'day' ? startOfBangkokDay(now) : startOfBangkokWeek(now);
  const count = Math.ceil(KEPT / length) + 1;
  return Array.from({ length: count }, (_, ago) => {
    const starts = first - ago * length;
    return { starts, ends: starts + length };
  });
}
