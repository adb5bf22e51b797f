import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';

const DAY = 86_400_000;
/** Noon in Bangkok, in the day of UTC. */
const NOON = 5 * 3_600_000;

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
