import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LinkNavigation } from './LinkNavigation.tsx';
import { type Services, ServicesContext } from '../member/services.ts';
import * as data from './prefetchData.ts';
import * as ahead from './preparePage.ts';

const saving = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  document.cookie = 'locale=; Path=/; Max-Age=0';
  history.replaceState(null, '', '/login?a=1#b');
  vi.spyOn(ahead, 'preparePage').mockResolvedValue();
  vi.spyOn(data, 'prefetchData').mockResolvedValue();
  vi.stubGlobal('scrollTo', vi.fn());
  render(
    <ServicesContext value={{} as Services}>
      <LinkNavigation>
        <a href="/en/login?a=1">English</a>
        <a href="/vip">VIP</a>
        <a href="https://elsewhere.example/">elsewhere</a>
      </LinkNavigation>
    </ServicesContext>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  saving({});
});

const link = (name: string) => screen.getByRole('link', { name });

it('switches the language on the same page, keeps the scroll position and saves the choice', () => {
  fireEvent.click(link('English'));
  expect(location.pathname + location.search + location.hash).toBe('/en/login?a=1#b');
  expect(document.cookie).toContain('locale=en');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('saves the language when it is opened in a new tab', () => {
  fireEvent(link('English'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(document.cookie).toContain('locale=en');
  expect(location.pathname).toBe('/login');
});

it('scrolls another page to its top', () => {
  fireEvent.click(link('VIP'));
  expect(location.pathname).toBe('/vip');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

it.each([
  ['elsewhere', {}],
  ['VIP', { ctrlKey: true }],
] as const)('leaves %s with %j to the browser', (name, init) => {
  let prevented: boolean | undefined;
  const last = (event: Event) => {
    prevented = event.defaultPrevented;
    // jsdom cannot navigate.
    event.preventDefault();
  };
  addEventListener('click', last, { once: true });
  fireEvent.click(link(name), init);
  expect(prevented).toBe(false);
  expect(location.pathname).toBe('/login');
});

it.each([
  [{}, 1],
  [{ effectiveType: '4g' }, 1],
  [{ effectiveType: 'slow-2g' }, 0],
  [{ effectiveType: '2g' }, 0],
  [{ saveData: true }, 0],
])('preloads on hover unless data saving is on: %j', (connection, times) => {
  saving(connection);
  fireEvent.pointerOver(link('VIP'));
  expect(ahead.preparePage).toHaveBeenCalledTimes(times);
});

it('reads the data of a page when its link is touched or focused', () => {
  fireEvent.pointerDown(link('VIP'));
  expect(data.prefetchData).toHaveBeenCalledTimes(1);
  fireEvent.focus(link('English'));
  expect(data.prefetchData).toHaveBeenCalledTimes(2);
  expect(vi.mocked(data.prefetchData).mock.calls[1]?.[1].pathname).toBe('/en/login');
  fireEvent.pointerDown(link('elsewhere'));
  expect(data.prefetchData).toHaveBeenCalledTimes(2);
});

it('reads it for a pointer that rests on a link, not for one that crosses it', () => {
  vi.useFakeTimers();
  fireEvent.pointerOver(link('VIP'));
  fireEvent.pointerOver(link('English'));
  vi.advanceTimersByTime(79);
  expect(data.prefetchData).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(vi.mocked(data.prefetchData).mock.calls.map(([, url]) => url.pathname)).toEqual([
    '/en/login',
  ]);
  vi.useRealTimers();
});
