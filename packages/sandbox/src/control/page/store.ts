import { type Offer, type State, controlApi } from './controlApi.ts';

const POLL_MS = 2500;

/** What all sections read: how the sandbox stands, asked for again and again while somebody looks. */
export interface Store {
  offer: Offer;
  state(): State;
  /** Whether the last question was answered. */
  answers(): boolean;
  /** Time of the sandbox, in milliseconds since 1970. */
  now(): number;
  /** Tells now and with every answer; gives what ends it. */
  watch(told: () => void): () => void;
  /** Asks right away, after something was changed. */
  refresh(): Promise<void>;
}

/** Reads offer and state for the first time. */
export async function openStore(): Promise<Store> {
  const watchers = new Set<() => void>();
  let [offer, state] = await Promise.all([controlApi.offer(), controlApi.state()]);
  let readAt = performance.now();
  let answers = true;

  async function refresh(): Promise<void> {
    try {
      state = await controlApi.state();
      // After a restart the sandbox may offer other things.
      if (!answers) offer = await controlApi.offer();
      readAt = performance.now();
      answers = true;
    } catch {
      answers = false;
    }
    for (const told of watchers) told();
  }

  async function poll(): Promise<void> {
    if (document.visibilityState === 'visible') await refresh();
    setTimeout(() => void poll(), POLL_MS);
  }

  setTimeout(() => void poll(), POLL_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });

  return {
    get offer() {
      return offer;
    },
    state: () => state,
    answers: () => answers,
    now: () => state.clock.now + (performance.now() - readAt),
    watch(told) {
      watchers.add(told);
      told();
      return () => watchers.delete(told);
    },
    refresh,
  };
}
