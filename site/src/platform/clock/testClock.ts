import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Real time that a page has for its next step, so that a hang is reported before the test times out. */
const PATIENCE_MS = 45_000;
/** Number of turns without a request after which a page waits only for time. */
const QUIET_TURNS = 20;
/** Also while the clocks are held. */
const realNow = performance.now.bind(performance);

/** Shared time of a page and its sandbox. It stops until a test advances it. */
export interface TestClock {
  /** Number of pending requests. */
  underway(): number;
  /** Advances the time here and in the sandbox. */
  pass(milliseconds: number): Promise<void>;
  /** Lets the page continue until the condition is true. Its time advances only while no request is pending. */
  until<Seen>(look: () => Seen | null | undefined | false): Promise<Seen>;
  /** Restores clock and network. */
  end(): void;
}

/**
 * For tests: controls the clock and the requests of a page.
 *
 * @param now start of the page's clock, in ms since 1970
 * @param answer replaces the API's reply to a request, undefined uses the API; throws for a connection error
 */
export function holdClock(
  sandbox: { advance(milliseconds: number): Promise<void> },
  {
    now = Date.now(),
    answer = () => undefined,
  }: { now?: number; answer?: (request: Request) => Response | undefined } = {},
): TestClock {
  let underway = 0;
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    const request = new Request(...args);
    const said = answer(request);
    if (said) return said;
    underway += 1;
    try {
      const reply = await send(request);
      // The body is still being received.
      return new Response(await reply.arrayBuffer(), reply);
    } finally {
      underway -= 1;
    }
  });
  vi.useFakeTimers({
    now,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });

  async function pass(milliseconds: number): Promise<void> {
    await sandbox.advance(milliseconds);
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  }

  return {
    underway: () => underway,
    pass,
    async until(look) {
      const begun = realNow();
      for (let quiet = 0; realNow() - begun < PATIENCE_MS;) {
        const seen = look();
        if (seen) return seen;
        await act(() => new Promise((resolve) => setImmediate(resolve)));
        quiet = underway === 0 ? quiet + 1 : 0;
        if (quiet <= QUIET_TURNS) continue;
        quiet = 0;
        await pass(1_000);
      }
      const page = `${underway} requests under way, on the screen: ${document.body.textContent}`;
      throw new Error(`It did not come; ${page}`);
    },
    end() {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    },
  };
}
