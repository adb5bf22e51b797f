import type { Page } from '@playwright/test';
import { harmlessNotices } from '../../packages/ui/src/primitives/RichText/harmless.fixtures.ts';
import { hostilePayloads } from '../../packages/ui/src/primitives/RichText/hostile.fixtures.ts';
import { expect, test } from './support/journey.ts';

/** What stands in the inbox in the place of the sandbox's notices. */
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

/** The inbox holds all of these; they have been read, so that opening one asks the API for nothing. */
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

/** Everything that the page asks for, but the calls of the site itself and its faces, which come with the first bold word. */
function requestsBeside(page: Page, api: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(api) || request.resourceType() === 'font';
    if (!isOurs) asked.push(request.url());
  });
  return asked;
}

test('hostile notices run nothing, ask for nothing and stay in their box', async ({
  memberPage: page,
  house,
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
    // The chat of the operator comes by itself.
    const isOurs = frame === page.mainFrame() || frame.url().startsWith(house.sandbox);
    if (!isOurs) dialogs.push(`a frame: ${frame.url()}`);
  });
  await tell(page, hostile);
  await page.goto(href('/notices'));
  await page.getByRole('main').getByRole('link', { name: 'h0' }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'h0' })).toBeVisible();
  const asked = requestsBeside(page, house.sandbox);

  const found = await page.evaluate(lookAtEach, {
    ids: hostile.map(({ id }) => id),
    path: href('/notices'),
  });
  const named = found.problems.map(
    ([id, problem]) => `${hostilePayloads[Number(id.slice(1))]?.name}: ${problem}`,
  );
  expect(named).toEqual([]);
  expect(found.seen).toBe(hostile.length);
  expect(dialogs).toEqual([]);
  expect(asked).toEqual([]);
  // The page is as it was and does what it is asked to.
  await page
    .getByRole('main')
    .getByRole('link', { name: /การแจ้งเตือนทั้งหมด|All notifications/ })
    .click();
  await expect(page.getByRole('main').getByRole('link', { name: 'h0' })).toBeVisible();
});

test('harmless notices keep their words exactly', async ({ memberPage: page, href }) => {
  expect(harmless.length).toBeGreaterThanOrEqual(200);
  await tell(page, harmless);
  await page.goto(href('/notices'));
  await page.getByRole('main').getByRole('link', { name: 'k0' }).first().click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'k0' })).toBeVisible();
  const texts = await page.evaluate(readEach, {
    ids: harmless.map(({ id }) => id),
    path: href('/notices'),
  });
  expect(texts).toEqual(harmlessNotices.map(({ text }) => text));
});

interface Visit {
  readonly ids: readonly string[];
  /** Address of the inbox. */
  readonly path: string;
}

/** In the page: opens one notice after the other as a link does, and looks at what stands there. */
async function lookAtEach({ ids, path }: Visit) {
  const NEVER =
    'script, style, link, meta, base, iframe, frame, object, embed, applet, form, input, button, textarea, select, option, template, svg:not([data-component=icon]), math, video, audio, source, track, details, dialog, slot, portal, marquee, canvas, [id], [name], [srcset], [is], [contenteditable], [autofocus], [popover], [ping], [onload], [onerror], [onclick]';
  const ALLOWED =
    /^(?:class|data-[\w-]+|href|target|rel|src|alt|width|height|loading|decoding|referrerpolicy|colspan|rowspan|start|role|tabindex|aria-label|aria-hidden|style|viewBox|d)$/;
  const main = document.querySelector('main')!;
  const before = {
    names: new Set(Object.getOwnPropertyNames(window)),
    heads: document.head.childElementCount,
    bodies: document.body.childElementCount,
    title: document.title,
    width: document.documentElement.scrollWidth,
  };
  const problems: [id: string, problem: string][] = [];
  let seen = 0;
  for (const id of ids) {
    const link = document.createElement('a');
    link.href = `${path}?notice=${id}`;
    main.append(link);
    link.click();
    link.remove();
    let root: Element | null = null;
    let heading: Element | null = null;
    // A slow machine draws it some frames later.
    for (let frame = 0; frame < 200 && heading?.textContent !== id; frame += 1) {
      await new Promise(requestAnimationFrame);
      root = main.querySelector('[data-component=rich-text]');
      heading = main.querySelector('article h2');
    }
    if (heading?.textContent !== id || root?.getAttribute('data-state') !== 'ready') {
      problems.push([id, `was not shown: ${heading?.textContent}`]);
      continue;
    }
    seen += 1;
    const say = (isWrong: boolean, problem: string) => {
      if (isWrong) problems.push([id, problem]);
    };
    say('hostileText' in window, 'ran');
    const bad = root.querySelector(NEVER);
    say(bad !== null, `left ${bad?.outerHTML.slice(0, 80)}`);
    const box = root.getBoundingClientRect();
    const place = getComputedStyle(root);
    say(place.overflowX !== 'clip' || place.overflowY !== 'clip', 'has no edge');
    say(box.left < 0 || box.right > innerWidth, 'is wider than the page');
    for (const element of root.querySelectorAll('*')) {
      for (const { name } of element.attributes) say(!ALLOWED.test(name), `attribute ${name}`);
      const { position, zIndex, transform } = getComputedStyle(element);
      const isOurs = element.closest('[data-part=new-tab]') !== null;
      say(!isOurs && (position !== 'static' || zIndex !== 'auto'), `is placed: ${position}`);
      say(transform !== 'none', 'is transformed');
    }
    for (const element of root.querySelectorAll('a')) {
      say(!/^(?:https?:\/\/|\/(?!\/))/.test(element.getAttribute('href') ?? ''), 'a strange link');
      say(
        element.target !== '_blank' || element.rel !== 'noopener noreferrer',
        'a link with an opener',
      );
    }
    const over = document.elementFromPoint(8, 8);
    say(over === null || root.contains(over), 'covers the header');
    say(document.documentElement.scrollWidth > before.width, 'widens the page');
  }
  const { names, heads, bodies, title } = before;
  // A frame of the site's own counts as a number.
  const come = Object.getOwnPropertyNames(window).filter(
    (name) => !names.has(name) && !/^\d+$/.test(name),
  );
  const end: [boolean, string][] = [
    [come.length > 0, `globals came: ${come.join(', ')}`],
    [document.head.childElementCount !== heads, 'the head has grown'],
    [document.body.childElementCount !== bodies, 'the body has grown'],
    [document.title !== title, 'the title has changed'],
    [document.baseURI !== location.href, 'the base has changed'],
    [typeof document.getElementById !== 'function', 'the document is clobbered'],
    ['brandChat' in window, 'a global is clobbered'],
  ];
  for (const [isWrong, problem] of end) if (isWrong) problems.push(['h0', problem]);
  return { seen, problems };
}

/** In the page: the words of one notice after the other, without what we say of its links. */
async function readEach({ ids, path }: Visit): Promise<string[]> {
  const main = document.querySelector('main')!;
  const texts: string[] = [];
  for (const id of ids) {
    const link = document.createElement('a');
    link.href = `${path}?notice=${id}`;
    main.append(link);
    link.click();
    link.remove();
    // A slow machine draws it some frames later.
    for (let frame = 0; frame < 200; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (main.querySelector('article h2')?.textContent === id) break;
    }
    const copy = main.querySelector('[data-component=rich-text]')?.cloneNode(true);
    if (!(copy instanceof Element) || main.querySelector('article h2')?.textContent !== id) {
      texts.push(`${id} was not shown`);
      continue;
    }
    for (const mark of copy.querySelectorAll('[data-part=new-tab]')) mark.remove();
    texts.push(copy.textContent);
  }
  return texts;
}
