import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { decodePng, pixelHash } from './pixels.ts';

/** The rendering environment, apart from our own sources. */
export interface Environment {
  /** Such as `156.0.8078.79`. */
  browser: string;
  /** Such as `linux x64`. */
  platform: string;
  /** Fingerprint of a test drawing with system fonts, a curve, a shadow and a gradient. */
  drawing: string;
  /** Fingerprint of Storybook's own fonts, which are part of our sources. */
  fonts: string;
}

const PROBE = `<!doctype html><body style="margin:0;background:#fff">
<p style="margin:8px;font:16px/1.5 sans-serif">ฝึ้ ปี่ น้ำ Ag 0123 ✓ → ★</p>
<p style="margin:8px;font:16px/1.5 serif">ฏู ญู Ag 0123</p>
<p style="margin:8px;font:16px/1.5 monospace">Ag 0123</p>
<div style="margin:16px;width:120px;height:48px;border-radius:15px;box-shadow:0 4px 12px #0008;
  background:linear-gradient(45deg,#2b6,#63c);transform:rotate(3deg)"></div>`;

/** Detects browser, machine and rendering. */
export async function readEnvironment(browser: Browser, workshop: string): Promise<Environment> {
  const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
  await page.setContent(PROBE);
  const drawing = pixelHash(decodePng(await page.screenshot())).slice(0, 16);
  await page.close();
  const fonts = createHash('sha256');
  const files = readdirSync(workshop, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.woff2'))
    .toSorted();
  for (const name of files) fonts.update(readFileSync(join(workshop, name)));
  return {
    browser: browser.version(),
    platform: `${process.platform} ${process.arch}`,
    drawing,
    fonts: fonts.digest('hex').slice(0, 16),
  };
}

/**
 * Differences to the environment of the accepted pictures, as sentences; empty when it renders the same. Our own fonts are
 * not included: they are a source change.
 */
export function machineChanges(accepted: Environment, now: Environment): string[] {
  const changes: string[] = [];
  if (accepted.browser !== now.browser) {
    changes.push(`The browser was ${accepted.browser} and is ${now.browser}.`);
  }
  if (accepted.platform !== now.platform) {
    changes.push(`The machine was ${accepted.platform} and is ${now.platform}.`);
  }
  if (changes.length === 0 && accepted.drawing !== now.drawing) {
    changes.push('The browser is the same, but this machine draws otherwise: other system fonts.');
  }
  return changes;
}
