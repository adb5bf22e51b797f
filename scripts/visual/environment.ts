import { createHash } from 'node:crypto';
import { chromium } from 'playwright';
import { runCommand } from '../runCommand.mjs';
import { stampOf } from '../stamp.mjs';
import { steadyLaunch } from './camera/flags.ts';

/** What decides how a page is photographed. */
const OWN = ['scripts/visual/camera', 'scripts/browser.mjs', '.storybook/modes.ts'];

/** System fonts, a curve, a shadow and a gradient: what another machine renders differently. */
const PROBE = `<!doctype html><body style="margin:0;background:#fff">
<p style="margin:8px;font:16px/1.5 sans-serif">ฝึ้ ปี่ น้ำ Ag 0123 ✓ → ★ ₮</p>
<p style="margin:8px;font:16px/1.5 serif">ฏู ญู Ag 0123</p>
<p style="margin:8px;font:16px/1.5 monospace">Ag 0123</p>
<div style="margin:16px;width:120px;height:48px;border-radius:15px;box-shadow:0 4px 12px #0008;
  background:linear-gradient(45deg,#2b6,#63c);transform:rotate(3deg)"></div>`;

/** In ms. Seldom a new browser never finishes its first picture; a second one does. */
const PATIENCE = 30_000;

async function drawProbe(): Promise<{ version: string; drawing: Uint8Array }> {
  const browser = await chromium.launch(steadyLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
    await page.setContent(PROBE);
    const drawing = await page.screenshot({ timeout: PATIENCE });
    return { version: browser.version(), drawing };
  } finally {
    await browser.close();
  }
}

/**
 * Fingerprint of all that a picture depends on besides the commit: browser, fonts, hardware, and the code that takes it. A
 * picture is compared only with one of the same environment.
 */
export async function environmentOf(root: string): Promise<string> {
  const { version, drawing } = await drawProbe().catch(drawProbe);
  // Where there is no fontconfig, the drawing alone has to tell.
  const { code, output } = await runCommand('fc-list', [':', 'file']);
  return createHash('sha256')
    .update(`${version} ${process.platform} ${process.arch}\0`)
    .update(code === 0 ? output.split('\n').toSorted().join('\n') : '')
    .update(stampOf(root, OWN))
    .update(drawing)
    .digest('hex')
    .slice(0, 12);
}
