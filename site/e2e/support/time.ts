import { type BrowserContext, type Disposable, type Page, expect } from '@playwright/test';
import { shiftDate } from '../../../scripts/moment/shiftDate.ts';
import type { Sandbox } from './sandbox.ts';

const DAY = 86_400_000;
/** Noon in Bangkok, as time of day in UTC. */
const NOON = 5 * 3_600_000;
/** How long `passUntil` waits for the condition before more time passes, in ms. */
const LOOK_MS = 3_000;

const shifts = new WeakMap<BrowserContext, Disposable>();

/** From its next page on, the browser has the time of the sandbox, like a phone with a correct clock. The time runs. */
export async function followSandbox(context: BrowserContext, sandbox: Sandbox): Promise<void> {
  shifts.set(context, await context.addInitScript(shiftDate, sandbox.now() - Date.now()));
}

/**
 * Gives the test control of the browser's time. Call it before the page is opened.
 *
 * @param time in ms since 1970
 */
export async function holdClock(page: Page, sandbox: Sandbox, time = sandbox.now()): Promise<void> {
  const context = page.context();
  // Without this, the shift and the fake clock would both add the time that passes between two pages.
  await shifts.get(context)?.dispose();
  await context.clock.install({ time });
}

/**
 * Moves sandbox and browser to the next noon in Bangkok, so that no test crosses midnight and all actions are today. Time
 * runs from there. Call it before the first page.
 */
export async function startAtNoon(page: Page, sandbox: Sandbox): Promise<void> {
  const now = sandbox.now();
  const noon = Math.ceil((now - NOON) / DAY) * DAY + NOON;
  await sandbox.advance(noon - now);
  await holdClock(page, sandbox, noon);
}

/** Lets time pass for the sandbox and for every page of the browser. */
export async function pass(page: Page, sandbox: Sandbox, milliseconds: number): Promise<void> {
  await sandbox.advance(milliseconds);
  await page.clock.fastForward(milliseconds);
}

/**
 * Lets time pass until a polling page has received a change. Once is not always enough: a pending request may miss the
 * change, and the next one is scheduled after its reply.
 *
 * @param look one expectation with the given timeout
 */
export async function passUntil(
  page: Page,
  sandbox: Sandbox,
  milliseconds: number,
  look: (wait: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await pass(page, sandbox, milliseconds);
    await look({ timeout: LOOK_MS });
  }).toPass();
}
