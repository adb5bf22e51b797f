import type { Browser, Page } from 'playwright';

/** A payload of PromptPay for 300.00 baht, with its checksum. */
const PAYLOAD =
  '00020101021229370016A000000677010111011300668123456785802TH53037645406300.0063046500';

/** The API of the site that the README calls. */
async function answerApi(page: Page, expiresAt: number): Promise<void> {
  await page.route('**/api/deposits', (route) =>
    route.fulfill({
      json: {
        id: 'qr-1',
        payload: PAYLOAD,
        payAmount: 30_000,
        expiresAt,
        merchantRef: 'REF1',
        token: 'token',
        debugKey: 'key',
      },
    }),
  );
  await page.route('**/api/deposits/*', (route) => route.fulfill({ json: { outcome: 'paid' } }));
  // It has no pictures.
  await page.route(/\.webp/, (route) => route.fulfill({ status: 404 }));
}

/** Uses the site of the README in a browser as its visitors do. @returns errors */
export async function visitSampleSite(
  browser: Browser,
  address: string,
  what: string,
): Promise<string[]> {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`${what}: ${String(error)}`));
  page.on('console', (message) => {
    const isPicture = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isPicture) wrong.push(`${what}: ${message.text()}`);
  });
  await answerApi(page, (await page.evaluate(() => Date.now())) + 600_000);
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'ดูยอดเงิน' }).click();
    await page.getByText('12,500.00').waitFor();
    await page.getByRole('button', { name: /PromptPay/ }).click();
    await page.getByRole('textbox').fill('300');
    // The own message of the site, in place of ours.
    await page.getByRole('button', { name: 'ขอ QR' }).click();
    await page.locator('[data-component=deposit-panel][data-state=waiting]').waitFor();
    await page
      .locator('[data-component=countdown-ring]')
      .getByText(/^\d+:\d\d$/)
      .waitFor();
    await page.locator('[data-component=deposit-panel][data-state=succeeded]').waitFor();
    // The pictures do not exist: card and offer show their fallbacks.
    await page.locator('[data-component=game-card] [data-part=fallback]').waitFor();
    await page.locator('[data-component=offer-card] [data-state=failed]').waitFor();
    await page
      .locator('[data-component=offer-card]')
      .getByText(/^\d+:\d\d(:\d\d)?$/)
      .waitFor();
  } catch (error) {
    wrong.push(`${what}: ${String(error).split('\n').slice(0, 4).join(' ')}`);
  }
  const seen = await page.evaluate(async () => {
    await document.fonts.ready;
    const style = getComputedStyle(document.querySelector('[data-component=button]') as Element);
    const root = getComputedStyle(document.documentElement);
    return {
      isStyled: style.backgroundImage !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)',
      surface: root.backgroundColor,
      accent: root.getPropertyValue('--brand-color-accent').trim(),
      hasFaces: [...document.fonts].some(({ status }) => status === 'loaded'),
    };
  });
  await page.close();
  if (seen.surface !== 'rgb(16, 19, 28)') wrong.push(`${what}: the page is ${seen.surface}.`);
  if (seen.accent.toLowerCase() !== '#f26a4b') wrong.push(`${what}: the accent is ${seen.accent}.`);
  if (!seen.isStyled) wrong.push(`${what}: the button is not styled.`);
  if (!seen.hasFaces) wrong.push(`${what}: the fonts of the theme did not load.`);
  return wrong;
}
