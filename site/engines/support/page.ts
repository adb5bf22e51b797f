import { expect } from '@playwright/test';
import type { Seen, Target } from '../inPage/look.ts';
import type { Aim } from '../inPage/look.ts';
import type { Point, Tab } from './driver.ts';

const PATIENCE_MS = 20_000;
/** Waits between retries, in ms. The last one repeats. */
const INTERVALS = [30, 60, 120, 250];
/** A tap on the same place within this time, in ms, is the second half of a double tap. The site drops it. */
const DOUBLE_TAP_MS = 300;
const SAME_PLACE_PX = 40;

/** A tab from the perspective of a visitor: every call waits until the element is visible or can be pressed. */
export class Page {
  readonly tab: Tab;
  #lastTap: { readonly at: Point; readonly time: number } | undefined;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Repeats until nothing is thrown. A page that is being left throws too. */
  async until(work: () => Promise<void>, timeout = PATIENCE_MS): Promise<void> {
    await expect(work).toPass({ timeout, intervals: INTERVALS });
  }

  async look(target: Target): Promise<Seen> {
    return this.tab.run((wanted: Target) => window.journey.look(wanted), target);
  }

  /** Waits until the target is visible and contains that text. */
  async sees(target: Target, text: string | RegExp = ''): Promise<Seen> {
    let seen: Seen | undefined;
    await this.until(async () => {
      seen = await this.look(target);
      expect(seen.count, nameOf(target)).toBeGreaterThan(target.nth ?? 0);
      expect(seen.text, nameOf(target)).toMatch(typeof text === 'string' ? literally(text) : text);
    });
    return seen!;
  }

  /** Waits until no such target is visible. */
  async misses(target: Target): Promise<void> {
    await this.until(async () => {
      expect((await this.look(target)).count, nameOf(target)).toBe(0);
    });
  }

  /** Waits until the target, or an element in it, has the focus. */
  async hasFocus(target: Target): Promise<void> {
    await this.until(async () => {
      expect((await this.look(target)).focused, `${nameOf(target)} has the focus`).toBe(true);
    });
  }

  /** Scrolls to the target and returns its centre, once it can be pressed there. */
  async aim(target: Target): Promise<Aim> {
    let found: Aim | string = '';
    await this.until(async () => {
      found = await this.tab.run(async (wanted: Target) => window.journey.aim(wanted), target);
      if (typeof found === 'string') throw new Error(`${nameOf(target)} ${found}`);
    });
    return found as unknown as Aim;
  }

  /** Taps the target, as a person does who has read it: never as the second half of a double tap. */
  async tap(target: Target): Promise<void> {
    const at = await this.aim(target);
    const last = this.#lastTap;
    if (last && Math.hypot(at.x - last.at.x, at.y - last.at.y) < SAME_PLACE_PX) {
      await this.until(async () => {
        expect(performance.now() - last.time).toBeGreaterThan(DOUBLE_TAP_MS);
      });
    }
    await this.tab.tap(at);
    this.#lastTap = { at, time: performance.now() };
  }

  /** Replaces the text of a field by typing. */
  async fill(target: Target, text: string): Promise<void> {
    await this.tap(target);
    await this.hasFocus(target);
    await this.tab.run(() => (document.activeElement as HTMLInputElement).select());
    await (text === '' ? this.tab.press('Backspace') : this.tab.type(text));
    await this.until(async () => {
      const { value } = await this.look(target);
      expect(value.replaceAll(',', ''), nameOf(target)).toBe(text);
    });
  }

  async swipe(target: Target, by: Point): Promise<void> {
    const { x, y } = await this.aim(target);
    await this.tab.swipe(
      { x: x - by.x / 2, y: y - by.y / 2 },
      { x: x + by.x / 2, y: y + by.y / 2 },
    );
  }

  /** Path and query of the address. */
  async path(): Promise<string> {
    return this.tab.run(() => location.pathname + location.search);
  }

  /** Waits until the address is that path and query. */
  async isAt(path: string | RegExp): Promise<void> {
    await this.until(async () => {
      expect(await this.path()).toMatch(typeof path === 'string' ? wholly(path) : path);
    });
  }
}

function nameOf({ within, ...target }: Target): string {
  return JSON.stringify(target) + (within ? ` in ${nameOf(within)}` : '');
}

function literally(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

function wholly(text: string): RegExp {
  return new RegExp(`^${literally(text).source}$`);
}
