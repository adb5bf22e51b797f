import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Real time that a page has for its next step: what hangs is told before the test runs out. */
const PATIENCE_MS = 60_000;
/** Turns without a request after which a page waits for nothing but time. */
const QUIET_TURNS = 20;

/** The time of a page and of its sandbox, which is the same and stands still until a test lets it pass. */
export interface TestClock {
  /** Requests on their way. */
  underway(): number;
  /** Lets time pass here and at the API. */
  pass(milliseconds: number): Promise<void>;
  /** Lets the page go on until something is there; its time passes only while it waits for nothing but time. */
  until<Seen>(look: () => Seen | null | undefined | false): Promise<Seen>;
  /** Gives clock and network back. */
  end(): void;
}

/**
 * For tests: takes the clock and the requests of a page in hand.
 *
 * @param now where the page's clock begins, in ms since 1970
 * @param answer what a request gets in the place of the API's reply, undefined for that; throws where the line is down
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
      // Its body is on its way too.
      return new Response(await reply.arrayBuffer(), reply);
    } finally {
      underway -= 1;
    }
  });
  vi.useFakeTimers({
    now,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });

  async function pass(milliseconds: number): Promise<void> {
    await sandbox.advance(milliseconds);
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  }

  return {
    underway: () => underway,
    pass,
    async until(look) {
      const begun = performance.now();
      for (let quiet = 0; performance.now() - begun < PATIENCE_MS;) {
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
