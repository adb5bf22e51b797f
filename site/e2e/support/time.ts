import { type BrowserContext, type Disposable, type Page, expect } from '@playwright/test';
import { shiftDate } from '../../../scripts/moment/shiftDate.ts';
import type { Sandbox } from './sandbox.ts';

const DAY = 86_400_000;
/** Noon in Bangkok, in the day of UTC. */
const NOON = 5 * 3_600_000;
/** How long each look of `passUntil` waits before more time passes, in ms. */
const LOOK_MS = 3_000;

const shifts = new WeakMap<BrowserContext, Disposable>();

/** From its next page on a browser has the time of the sandbox, as a phone has whose clock is right. It runs on. */
export async function followSandbox(context: BrowserContext, sandbox: Sandbox): Promise<void> {
  shifts.set(context, await context.addInitScript(shiftDate, sandbox.now() - Date.now()));
}

/**
 * Gives a test the time of the browser in hand, to move it. Call it before the page that is looked at.
 *
 * @param time in ms since 1970
 */
export async function holdClock(page: Page, sandbox: Sandbox, time = sandbox.now()): Promise<void> {
  const context = page.context();
  // A clock that is held is told by the machine's how much has passed between two pages.
  await shifts.get(context)?.dispose();
  await context.clock.install({ time });
}

/**
 * Puts sandbox and browser to the coming noon in Bangkok, so that no journey meets midnight and what is done is done
 * today. Time runs on from there. Call it before the first page.
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
 * Lets time pass until the page has learned something that it asks for now and then. Once is not always enough: a question
 * that was on its way has missed it, and the next one counts from its answer.
 *
 * @param look one expectation that waits no longer than it is told
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
