import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from '../address.ts';
import { storeScrollPositions } from './scrollPositions.ts';

/** jsdom has no layout: the test sets the page height and the row width. */
const SCREEN_PX = 700;
const ROW_PX = 300;
let height = 0;
let end: () => void;

const rail = (name: string, width: number, list = 'ul') =>
  `<section><h2>${name}</h2><${list} data-width="${width}"></${list}></section>`;

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  vi.stubGlobal('innerHeight', SCREEN_PX);
  vi.stubGlobal('scrollTo', (to: ScrollToOptions | number, y?: number) => {
    const top = typeof to === 'number' ? (y ?? 0) : (to.top ?? 0);
    vi.stubGlobal('scrollY', Math.max(0, Math.min(top, height - SCREEN_PX)));
  });
  const roots = { scrollHeight: { get: () => height, configurable: true } };
  Object.defineProperties(document.documentElement, roots);
  Object.defineProperty(HTMLElement.prototype, 'scrollWidth', {
    get(this: HTMLElement) {
      return Number(this.dataset['width']);
    },
    configurable: true,
  });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
    value: ROW_PX,
    configurable: true,
  });
  HTMLElement.prototype.scrollTo = function scrollRow(this: HTMLElement, to: unknown) {
    this.scrollLeft = (to as { left: number }).left;
  } as typeof HTMLElement.prototype.scrollTo;
  renderScreen(5000);
  end = storeScrollPositions();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  for (const [of, name] of [
    [document.documentElement, 'scrollHeight'],
    [HTMLElement.prototype, 'scrollWidth'],
    [HTMLElement.prototype, 'clientWidth'],
    [HTMLElement.prototype, 'scrollTo'],
  ] as const) {
    Reflect.deleteProperty(of, name);
  }
});

function renderScreen(high: number, inside = '') {
  height = high;
  document.body.innerHTML = `<main id="content">${inside}</main>`;
  scrollTo(0, scrollY);
}

const row = () => document.querySelector('ul, ol') as HTMLElement;
/** Observers are notified asynchronously. */
const told = () => new Promise((resolve) => setImmediate(resolve));

/** @param draws the content of the page after its render */
async function back(draws: () => void): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    const drawn = () => {
      draws();
      resolve();
    };
    // The position is read before the render, and restored after it.
    addEventListener('popstate', drawn, { once: true, capture: true });
  });
  history.back();
  await gone;
  await told();
}

function reload() {
  dispatchEvent(new Event('pagehide'));
  end();
  renderScreen(SCREEN_PX);
  vi.stubGlobal('scrollY', 0);
}

it('returns to exactly the same position on Back', async () => {
  scrollTo(0, 2345);
  navigate('/list/slot');
  expect(scrollY).toBe(0);
  scrollTo(0, 777);
  await back(() => renderScreen(5000));
  expect(scrollY).toBe(2345);
});

it('leaves alone what the page scrolls to later', async () => {
  scrollTo(0, 2345);
  navigate('/list/slot');
  await back(() => renderScreen(5000));
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 3000);
  scrollTo(0, 500);
  document.querySelector('main')?.append(document.createElement('p'));
  await told();
  vi.restoreAllMocks();
  expect(scrollY).toBe(500);
});

it('returns to exactly the same position on forward', async () => {
  navigate('/list/slot');
  scrollTo(0, 777);
  await back(() => renderScreen(5000));
  expect(scrollY).toBe(0);
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.forward();
  await gone;
  expect(scrollY).toBe(777);
});

it('distinguishes two visits of one address', async () => {
  scrollTo(0, 1000);
  navigate('/list/slot');
  navigate('/');
  scrollTo(0, 2000);
  navigate('/vip');
  await back(() => renderScreen(5000));
  expect(scrollY).toBe(2000);
  await back(() => renderScreen(5000));
  await back(() => renderScreen(5000));
  expect(scrollY).toBe(1000);
});

it('waits for a list that loads again, at the top of the page and not at its end', async () => {
  scrollTo(0, 2345);
  navigate('/vip');
  await back(() => renderScreen(1500, '<div aria-busy="true"></div>'));
  expect(scrollY).toBe(0);
  renderScreen(5000);
  await told();
  expect(scrollY).toBe(2345);
});

it('goes as far as possible when a list has become shorter', async () => {
  scrollTo(0, 2345);
  navigate('/vip');
  await back(() => renderScreen(1500));
  expect(scrollY).toBe(800);
});

it.each(['wheel', 'touchmove', 'keydown'])('stops when the visitor scrolls: %s', async (name) => {
  scrollTo(0, 2345);
  navigate('/vip');
  await back(() => renderScreen(1500, '<div aria-busy="true"></div>'));
  fireEvent(document.body, new Event(name, { bubbles: true }));
  renderScreen(5000);
  await told();
  expect(scrollY).toBe(0);
});

it('restores the position after a failed list was requested again', async () => {
  scrollTo(0, 2345);
  navigate('/vip');
  await back(() => renderScreen(1500, '<div aria-busy="true"></div>'));
  fireEvent.keyDown(document.body, { key: 'Enter' });
  renderScreen(5000);
  await told();
  expect(scrollY).toBe(2345);
});

it.each([
  ['stops when a field is pressed, which the browser scrolls above its keyboard', 'input', 0],
  ['continues when a button is pressed, for example to retry', 'button', 2345],
])('%s', async (_, pressed, expected) => {
  scrollTo(0, 2345);
  navigate('/vip');
  const content = `<div aria-busy="true"></div><${pressed}></${pressed}>`;
  await back(() => renderScreen(1500, content));
  fireEvent.pointerDown(document.querySelector(pressed)!);
  renderScreen(5000);
  await told();
  expect(scrollY).toBe(expected);
});

it('restores the position after a reload', async () => {
  scrollTo(0, 2345);
  reload();
  end = storeScrollPositions();
  renderScreen(5000);
  await told();
  expect(scrollY).toBe(2345);
});

it('starts at the top on a newly opened page, whatever the storage contains', () => {
  sessionStorage.setItem('places', '{"":{"y":900},"x":null,"y":{"y":1,"rows":{}}}');
  end();
  end = storeScrollPositions();
  expect(scrollY).toBe(0);
});

it.each(['ul', 'ol'])('restores a row of games (%s) when its cards have loaded', async (list) => {
  renderScreen(5000, rail('Hot', 2000, list));
  row().scrollLeft = 640;
  navigate('/vip');
  // The row renders when it is scrolled to, after another row was inserted before it.
  await back(() => renderScreen(5000, rail('Hot', ROW_PX, list)));
  fireEvent.wheel(document.body);
  document.body.innerHTML = `<main id="content">${rail('Won', 2000)}${rail('Hot', 2000, list)}</main>`;
  await told();
  expect([...document.querySelectorAll('ul, ol')].map(({ scrollLeft }) => scrollLeft)).toEqual([
    0, 640,
  ]);
});

it('keeps the position of the page when a panel above it is closed by Back', async () => {
  scrollTo(0, 500);
  history.pushState({ inside: true, step: 1 }, '');
  scrollTo(0, 650);
  await back(() => renderScreen(5000));
  expect(scrollY).toBe(650);
});
