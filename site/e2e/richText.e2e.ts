import type { Page } from '@playwright/test';
import { harmlessNotices } from '../../packages/ui/src/primitives/RichText/harmless.fixtures.ts';
import { hostilePayloads } from '../../packages/ui/src/primitives/RichText/hostile.fixtures.ts';
import { expect, test } from './support/journey.ts';
import { type Visit, lookAtEach } from './support/lookAtEach.ts';

/** Notices that replace those of the sandbox in the inbox. */
interface Told {
  readonly id: string;
  readonly html: string;
}

const hostile: readonly Told[] = hostilePayloads.map(({ html }, index) => ({
  id: `h${index}`,
  html,
}));
const harmless: readonly Told[] = harmlessNotices.map(({ html }, index) => ({
  id: `k${index}`,
  html,
}));

/** The inbox contains all of these. They are read, so that opening one sends no request. */
async function tell(page: Page, told: readonly Told[]) {
  await page.route(/\/notify\/inbox/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: object };
    const list = told.map(({ id, html }) => ({
      id,
      type: 'promotion',
      title: id,
      imageUrl: null,
      gameName: null,
      content: html,
      link: null,
      showOne: false,
      forceUpgate: false,
      alert: false,
      expired: null,
      time: 1_768_440_600,
      read: true,
    }));
    const result = { list, total: list.length, unread: 0 };
    await route.fulfill({ response, json: { ...body, result } });
  });
}

/** Every request of the page, except the site's own calls, its code, which loads when idle, and its fonts. */
function requestsBeside(page: Page, api: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isCode =
      pathname.startsWith('/assets/') &&
      /^(?:script|stylesheet|font)$/.test(request.resourceType());
    if (!isCode && !request.url().startsWith(api)) asked.push(request.url());
  });
  return asked;
}

test('hostile notices run nothing, request nothing and stay in their box', async ({
  memberPage: page,
  servers,
  href,
}) => {
  expect(hostile.length).toBeGreaterThanOrEqual(600);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('popup', (popup) => dialogs.push(`a window: ${popup.url()}`));
  page.on('download', (download) => dialogs.push(`a download: ${download.url()}`));
  page.on('framenavigated', (frame) => {
    // The operator's chat loads automatically.
    const isOurs = frame === page.mainFrame() || frame.url().startsWith(servers.sandbox);
    if (!isOurs) dialogs.push(`a frame: ${frame.url()}`);
  });
  await tell(page, hostile);
  await page.goto(href('/notices'));
  await page.getByRole('main').getByRole('link', { name: 'h0' }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'h0' })).toBeVisible();
  const asked = requestsBeside(page, servers.sandbox);

  const found = await page.evaluate(lookAtEach, {
    ids: hostile.map(({ id }) => id),
    address: `${href('/notices')}?notice=`,
    heading: 'article h2',
  });
  const named = found.problems.map(
    ([id, problem]) => `${hostilePayloads[Number(id.slice(1))]?.name}: ${problem}`,
  );
  expect(named).toEqual([]);
  expect(found.seen).toBe(hostile.length);
  expect(dialogs).toEqual([]);
  expect(asked).toEqual([]);
  // The page is unchanged and still works.
  await page
    .getByRole('main')
    .getByRole('link', { name: /การแจ้งเตือนทั้งหมด|All notifications/ })
    .click();
  await expect(page.getByRole('main').getByRole('link', { name: 'h0' })).toBeVisible();
});

test('harmless notices keep their text exactly', async ({ memberPage: page, href }) => {
  expect(harmless.length).toBeGreaterThanOrEqual(200);
  await tell(page, harmless);
  await page.goto(href('/notices'));
  await page.getByRole('main').getByRole('link', { name: 'k0' }).first().click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'k0' })).toBeVisible();
  const texts = await page.evaluate(readEach, {
    ids: harmless.map(({ id }) => id),
    address: `${href('/notices')}?notice=`,
    heading: 'article h2',
  });
  expect(texts).toEqual(harmlessNotices.map(({ text }) => text));
});

/** In the page: the texts of the notices in order, without the site's link labels. */
async function readEach({ ids, address, heading }: Visit): Promise<string[]> {
  const main = document.querySelector('main')!;
  const texts: string[] = [];
  for (const id of ids) {
    const link = document.createElement('a');
    link.href = address + id;
    main.append(link);
    link.click();
    link.remove();
    // A slow machine renders it some frames later.
    for (let frame = 0; frame < 200; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (main.querySelector(heading)?.textContent === id) break;
    }
    const copy = main.querySelector('[data-component=rich-text]')?.cloneNode(true);
    if (!(copy instanceof Element) || main.querySelector(heading)?.textContent !== id) {
      texts.push(`${id} was not shown`);
      continue;
    }
    for (const mark of copy.querySelectorAll('[data-part=new-tab]')) mark.remove();
    texts.push(copy.textContent);
  }
  return texts;
}
