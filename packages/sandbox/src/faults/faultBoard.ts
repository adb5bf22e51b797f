import { type Random, seededRandom } from '../random/random.ts';
import { type Fault, type FaultRequest, isAboutSession, isDelay, pathFits } from './fault.ts';

/** The properties of a request that faults match. */
export interface Target {
  method: string;
  path: string;
  /** Whether it has an access token. */
  hasToken: boolean;
}

/** A fault that hits a request. */
export interface Hit {
  fault: Fault;
  /** Randomness for this hit only. */
  random: Random;
  /** Aborted when the fault is cleared. */
  cleared: AbortSignal;
}

/** The faults that hit a request: at most one that delays it and at most one that breaks it. */
export interface Hits {
  delay: Hit | undefined;
  outcome: Hit | undefined;
}

/** The active faults. They are in memory and are lost when the sandbox ends. */
export interface FaultBoard {
  add(request: FaultRequest): Fault;
  list(): readonly Fault[];
  isEmpty(): boolean;
  /** Clears one fault, or all; returns false if there is no such fault. */
  clear(id?: number): boolean;
  /** The faults that hit this request, counted as a hit; undefined for none. */
  meet(target: Target): Hits | undefined;
}

interface Standing {
  fault: Fault;
  random: Random;
  end: AbortController;
}

const MOST_FAULTS = 100;

/**
 * Creates a board without faults. Every fault has its own random sequence and uses it once for each matching request,
 * so that only its seed and the order of these requests decide. If two faults would break the same request, the first
 * one added is used.
 */
export function createFaultBoard(): FaultBoard {
  let standing: Standing[] = [];
  let added = 0;

  function roll({ fault, random, end }: Standing): Hit | undefined {
    // Both values are drawn in every case, so that the random sequence stays in step for the next request.
    const luck = random.below(1_000_000) / 1_000_000;
    const own = random.below(0x7fff_ffff);
    if (luck >= fault.chance) return undefined;
    return { fault, random: seededRandom(own), cleared: end.signal };
  }

  return {
    add(request) {
      added += 1;
      const fault: Fault = { ...request, id: added, hits: 0 };
      standing.push({ fault, random: seededRandom(request.seed), end: new AbortController() });
      for (const old of standing.splice(0, standing.length - MOST_FAULTS)) old.end.abort();
      return fault;
    },
    list: () => standing.map(({ fault }) => fault),
    isEmpty: () => standing.length === 0,
    clear(id) {
      const gone = standing.filter(({ fault }) => id === undefined || fault.id === id);
      standing = standing.filter((each) => !gone.includes(each));
      for (const { end } of gone) end.abort();
      return id === undefined || gone.length > 0;
    },
    meet(target) {
      const hits: Hits = { delay: undefined, outcome: undefined };
      for (const each of standing) {
        if (!fits(each.fault, target)) continue;
        const hit = roll(each);
        const place = isDelay(each.fault.kind) ? 'delay' : 'outcome';
        if (!hit || hits[place]) continue;
        each.fault.hits += 1;
        hits[place] = hit;
      }
      return hits.delay || hits.outcome ? hits : undefined;
    },
  };
}

function fits(fault: Fault, { method, path, hasToken }: Target): boolean {
  if (fault.times !== null && fault.hits >= fault.times) return false;
  if (fault.method !== null && fault.method !== method) return false;
  if (isAboutSession(fault.kind) && !hasToken) return false;
  return pathFits(fault.path, path);
}
