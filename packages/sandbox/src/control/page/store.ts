import { type Offer, type State, controlApi } from './controlApi.ts';

const POLL_MS = 2500;

/** Shared state of all sections: the state of the sandbox, polled while the page is visible. */
export interface Store {
  offer: Offer;
  state(): State;
  /** Whether the last request was answered. */
  answers(): boolean;
  /** Sandbox time, in milliseconds since 1970. */
  now(): number;
  /** Calls the listener now and with every reply; returns a function to unsubscribe. */
  watch(told: () => void): () => void;
  /** Polls immediately, after a change. */
  refresh(): Promise<void>;
}

/** Loads the offer and the state for the first time. */
export async function openStore(): Promise<Store> {
  const watchers = new Set<() => void>();
  let [offer, state] = await Promise.all([controlApi.offer(), controlApi.state()]);
  let readAt = performance.now();
  let answers = true;

  async function refresh(): Promise<void> {
    try {
      state = await controlApi.state();
      // After a restart the sandbox may have another offer.
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
