import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replayEarlyClicks } from './app/earlyClicks.ts';

const heard = vi.fn<(event: Event) => void>();

/** The document before its script. Nothing handles events yet. */
function draw() {
  document.body.innerHTML =
    '<form method="post"><input name="username"><button><span>log in</span></button></form><button type="button">LINE</button><a href="#help">help</a>';
  const [submit, line] = document.querySelectorAll('button');
  return { submit: submit as HTMLElement, line: line as HTMLElement };
}

/** Like the page after hydration. */
async function again() {
  replayEarlyClicks();
  await Promise.resolve();
}

beforeEach(async () => {
  vi.resetModules();
  globalThis.takeEarlyClick = undefined;
  globalThis.leavesEarly = undefined;
  heard.mockClear();
  await import('./early.ts');
});
afterEach(() => {
  replayEarlyClicks();
  document.body.removeEventListener('click', heard);
});

it('keeps a click until a handler exists, and submits no form meanwhile', async () => {
  const { submit } = draw();
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  submit.closest('form')?.addEventListener('submit', sent);
  submit.querySelector('span')?.click();
  document.body.addEventListener('click', heard);
  expect(sent).not.toHaveBeenCalled();
  await again();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('replays only the last click, once, and records nothing afterwards', async () => {
  const { submit, line } = draw();
  submit.click();
  line.click();
  line.click();
  document.body.addEventListener('click', heard);
  await again();
  await again();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]?.[0].target).toBe(line);
  submit.closest('form')?.addEventListener('submit', (event) => event.preventDefault());
  submit.click();
  expect(heard).toHaveBeenCalledTimes(2);
});

it('submits the form of the field in which Enter was pressed', async () => {
  const { submit } = draw();
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  submit.closest('form')?.addEventListener('submit', sent);
  const field = document.querySelector('input');
  for (const key of ['a', 'Enter'])
    field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(sent).not.toHaveBeenCalled();
  await again();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('drops a click when its button was replaced', async () => {
  const { line } = draw();
  line.click();
  draw();
  document.body.addEventListener('click', heard);
  await again();
  expect(heard).not.toHaveBeenCalled();
});

it('leaves links to the browser', () => {
  draw();
  document.body.addEventListener('click', heard);
  document.querySelector('a')?.click();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]?.[0].defaultPrevented).toBe(false);
});

it('records that another document was requested, by whatever means', () => {
  expect(globalThis.leavesEarly).toBeUndefined();
  dispatchEvent(new Event('beforeunload'));
  expect(globalThis.leavesEarly).toBe(true);
});

it('keeps the parameters of the page in another language', () => {
  history.replaceState(null, '', '/list/slot?ref=662E41');
  document.body.innerHTML =
    '<a hreflang="en" href="/en/list/slot">English</a><a hreflang="lo" href="/lo/list/slot?sort=az">ລາວ</a><a href="/menu">menu</a>';
  const links = [...document.querySelectorAll('a')];
  for (const link of links) {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  expect(links.map((link) => link.getAttribute('href')?.replace(/^https?:\/\/[^/]+/, ''))).toEqual([
    '/en/list/slot?ref=662E41',
    '/lo/list/slot?sort=az',
    '/menu',
  ]);
});

it('records nothing when the page was hydrated first', async () => {
  await again();
  vi.resetModules();
  await import('./early.ts');
  const { line } = draw();
  document.body.addEventListener('click', heard);
  line.click();
  expect(heard).toHaveBeenCalledTimes(1);
});
