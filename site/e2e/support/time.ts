import { type Page, expect } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';

const DAY = 86_400_000;
/** Noon in Bangkok, in the day of UTC. */
const NOON = 5 * 3_600_000;
/** How long each look of `passUntil` waits before more time passes, in ms. */
const LOOK_MS = 3_000;

/**
 * Puts sandbox and browser to the coming noon in Bangkok, so that no journey meets midnight and what is done is done
 * today. Time runs on from there. Call it before the first page.
 */
export async function startAtNoon(page: Page, sandbox: Sandbox): Promise<void> {
  const now = Date.now();
  const noon = Math.ceil((now - NOON) / DAY) * DAY + NOON;
  await sandbox.advance(noon - now);
  await page.clock.install({ time: noon });
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
