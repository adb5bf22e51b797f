import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { holdClock, pass } from './support/time.ts';
import type { Messages } from './support/messages.ts';
import { messagesOf } from './support/messageTable.ts';

const messagesIn = messagesOf({
  message: ['ข้อความ', 'Message'],
  send: ['ส่งข้อความ', 'Send message'],
  failed: ['เปิดแชทไม่ได้ในขณะนี้', 'The chat cannot be opened right now'],
});

const footer = (page: Page) => page.getByRole('contentinfo');
const chatButton = (page: Page, message: Messages) =>
  footer(page).getByRole('button', { name: message('liveChat') });
const panel = (page: Page, message: Messages) =>
  page.getByRole('dialog', { name: message('liveChat') });

/** Scrolls to the end of the page, which may grow, until an element is visible. */
async function scrollTo(page: Page, end: Locator): Promise<void> {
  await expect(async () => {
    await footer(page).locator('[data-part=contact]').scrollIntoViewIfNeeded();
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a chat loads when its button is visible, opens, answers, and closes on Back', async ({
  page,
  sandbox,
  message,
  href,
  locale,
}) => {
  const say = messagesIn(locale);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(href('/vip'));
  await page.goto(href('/'), { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\/chat\/|getLineContact/.test(url))).toEqual([]);
  await scrollTo(page, chatButton(page, message));
  await chatButton(page, message).click();
  await expect(panel(page, message)).toBeVisible();
  const frame = page.frameLocator('[data-component=chat-panel] iframe');
  await frame.getByRole('textbox', { name: say('message') }).fill('สวัสดี');
  await frame.getByRole('button', { name: say('send') }).click();
  await expect(frame.getByText('สวัสดี', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(panel(page, message)).toHaveCount(0);
  await expect(page).toHaveURL(href('/'));
  // New messages are counted on the button.
  await sandbox.pull('chat-as-agent', { text: 'เจ้าหน้าที่มาแล้ว' });
  await expect(chatButton(page, message)).toContainText('1');
  await chatButton(page, message).click();
  await expect(frame.getByText('เจ้าหน้าที่มาแล้ว')).toBeVisible();
  await panel(page, message)
    .getByRole('button', { name: message('close') })
    .click();
  await expect(panel(page, message)).toHaveCount(0);
  await expect(chatButton(page, message)).toBeFocused();
});

/** Script that reports ready to the page, and then runs its attack. */
const chatDocument = (script: string) =>
  `<!doctype html><title>chat</title><script>
    const site = new URL(location).searchParams.get('site');
    const tell = (data) => parent.postMessage(data, site);
    ${script}
  </script>`;

const HOSTILE = {
  'navigates the page and opens dialogs and windows': chatDocument(`
    try { top.location = 'https://evil.example/'; } catch {}
    try { alert(1); confirm(2); print(); } catch {}
    try { open('https://evil.example/'); } catch {}
    tell({ chat: 'ready' });`),
  'accesses the page': chatDocument(`
    let got = 'nothing';
    try { got = parent.document.title; } catch {}
    try { parent.document.body.remove(); } catch {}
    try { parent.localStorage.clear(); } catch {}
    try { parent.fetch = null; } catch {}
    tell({ chat: 'ready' }); tell({ chat: 'token', token: got });`),
  'sends invalid messages': chatDocument(`
    tell({ chat: 'ready' });
    for (const data of [null, 'close', [], { chat: 'unread', count: 'many' }, { chat: 'token', token: {} }]) tell(data);`),
};

for (const [what, body] of Object.entries(HOSTILE)) {
  test(`a chat that ${what} breaks nothing`, async ({ page, message, href, watch }) => {
    watch.expectConsole(/evil|sandbox|Blocked|Unsafe|cross-origin|Ignored call/i);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    await page.route('**/chat/frame?*', (route) =>
      route.fulfill({ body, contentType: 'text/html' }),
    );
    await page.goto(href('/vip'));
    await scrollTo(page, chatButton(page, message));
    await chatButton(page, message).click();
    await expect(panel(page, message)).toBeVisible();
    await panel(page, message)
      .getByRole('button', { name: message('close') })
      .click();
    await expect(panel(page, message)).toHaveCount(0);
    await expect(page).toHaveURL(href('/vip'));
    expect(page.context().pages()).toHaveLength(1);
    expect(dialogs).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('brandChat'))).not.toBe(
      await page.title(),
    );
  });
}

for (const [what, script] of [
  ['freezes', `tell({ chat: 'ready' }); setTimeout(() => { for (;;); }, 50);`],
  [
    'floods',
    `tell({ chat: 'ready' }); for (;;) tell({ chat: 'unread', count: Math.random() * 9 | 0 });`,
  ],
] as const) {
  test(`a chat that ${what} does not slow down the page`, async ({ page, message, href }) => {
    const asked = page.waitForRequest(/\/chat\/frame/);
    await page.route('**/chat/frame?*', (route) =>
      route.fulfill({ body: chatDocument(script), contentType: 'text/html' }),
    );
    await page.goto(href('/vip'));
    await scrollTo(page, footer(page).getByRole('link', { name: message('contactAdmin') }));
    await asked;
    // The frame rate of the page is independent of the chat frame. The machine may stall in one of the seconds.
    const slowest = () =>
      page.evaluate(async () => {
        let worst = 0;
        for (let last = performance.now(), end = last + 1000; last < end;) {
          const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
          worst = Math.max(worst, now - last);
          last = performance.now();
        }
        return worst;
      });
    await expect.poll(slowest).toBeLessThan(500);
    await page
      .getByRole('banner')
      .getByRole('link', { name: message('register') })
      .click();
    await expect(page).toHaveURL(`${href('/register')}?url=%2Fvip`);
  });
}

test('a chat that does not load, or is suspended, shows the admin link', async ({
  page,
  sandbox,
  message,
  href,
  locale,
}) => {
  const say = messagesIn(locale);
  await holdClock(page, sandbox);
  let isAlive = true;
  await page.route('**/chat/frame?*', (route) =>
    isAlive
      ? route.fulfill({ body: chatDocument("tell({ chat: 'ready' })"), contentType: 'text/html' })
      : route.fulfill({ body: '<!doctype html><title>nothing</title>', contentType: 'text/html' }),
  );
  await page.goto(href('/vip'));
  await scrollTo(page, chatButton(page, message));
  isAlive = false;
  // The server's time too, because its replies would reset the page's clock.
  await pass(page, sandbox, 7_200_000);
  await chatButton(page, message).click();
  await pass(page, sandbox, 4_100);
  await expect(panel(page, message).locator('[data-part=opening]')).toBeVisible();
  await expect(panel(page, message).locator('iframe')).toHaveAttribute('src', /load=2/);
  await pass(page, sandbox, 10_100);
  await expect(panel(page, message).getByText(say('failed'))).toBeVisible();
  await expect(
    panel(page, message).getByRole('link', { name: message('contactAdmin') }),
  ).toHaveAttribute('href', /^https?:/);
  isAlive = true;
  await panel(page, message)
    .getByRole('button', { name: message('retry') })
    .click();
  await expect(panel(page, message).getByText(say('failed'))).toHaveCount(0);
  await panel(page, message)
    .getByRole('button', { name: message('close') })
    .click();
  await expect(panel(page, message)).toHaveCount(0);
});
