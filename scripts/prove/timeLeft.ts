import type { Step } from '../steps.ts';
import type { Durations } from './storedResults.ts';

type Timed = Pick<Step, 'name' | 'oneCore' | 'typicalMinutes'>;

/**
 * How far a run has come, such as `3 of 28 steps, about 2 h 10 min left`.
 *
 * @param left steps that still have to run
 * @param all number of all steps of the run
 */
export function progressText(left: readonly Timed[], all: number, durations: Durations): string {
  return `${all - left.length} of ${all} steps, ${timeLeftText(left, durations)}`;
}

function timeLeftText(left: readonly Timed[], durations: Durations): string {
  if (left.length === 0) return 'none left';
  const known = left.map((step) => secondsOf(step, durations)).filter((each) => each !== null);
  const unknown = left.length - known.length;
  if (known.length === 0) return 'time left unknown';
  const about = `about ${durationText(known.reduce((sum, each) => sum + each, 0))}`;
  if (unknown === 0) return `${about} left`;
  return `${about} left and ${unknown} ${unknown === 1 ? 'step' : 'steps'} of unknown duration`;
}

/** Seconds by which a step is expected to prolong the run, or null if unknown. */
function secondsOf({ name, oneCore, typicalMinutes }: Timed, durations: Durations): number | null {
  const seconds =
    durations[name] ??
    similar(name, durations) ??
    (typicalMinutes === undefined ? null : typicalMinutes * 60);
  // Two of these run at a time.
  return seconds !== null && oneCore ? seconds / 2 : seconds;
}

/** The longest time of the same step at another moment, or of another part of the repeats. */
function similar(name: string, durations: Durations): number | undefined {
  if (!name.includes('@')) return undefined;
  const start = name.slice(0, name.indexOf('@') + 1);
  const times = Object.entries(durations).filter(([other]) => other.startsWith(start));
  return times.length === 0 ? undefined : Math.max(...times.map(([, seconds]) => seconds));
}

/** A duration for people: `2 h 10 min`, `12 min`, `48 s`. */
export function durationText(seconds: number): string {
  if (seconds < 59.5) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
