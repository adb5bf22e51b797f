import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPage } from '../../../platform/connection/busy.ts';
import { readCookie, writeCookie } from '../../../platform/storage/cookies.ts';
import { navigate } from '../../../routing/address.ts';
import { readTab, writeTab } from '../../../platform/storage/tabStore.ts';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import { MaintenanceTurn } from './MaintenanceTurn.tsx';
import { MaintenanceWatch } from './MaintenanceWatch.tsx';
import { MAINTENANCE_KEY } from './maintenanceQuery.ts';
import { NOW, type Wire, inMaintenance, open, renderWatch } from './testing/testWatch.tsx';

let wire: Wire;
let hidden: ReturnType<typeof vi.spyOn>;
const letGo: (() => void)[] = [];

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const look = (at: 'hidden' | 'visible') =>
  act(async () => {
    hidden.mockReturnValue(at);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  });
const address = () => location.pathname + location.search;
const asked = () => wire.asked.length;

beforeAll(async () => {
  // Loads the code before the clock is faked.
  await Promise.all([import('@brand/api/maintenance'), import('./MaintenanceTurn.tsx')]);
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('scrollTo', () => undefined);
  hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  wire = { answer: open, asked: [] };
});
afterEach(() => {
  cleanup();
  for (const go of letGo.splice(0)) go();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.cookie = 'maintenance=; Max-Age=0; Path=/';
});

describe('maintenance polling', () => {
  it('runs about every 20 seconds, 180 times an hour, with jitter for each page', async () => {
    await renderWatch(<MaintenanceWatch />, '/vip', wire);
    await pass(3_600_000);
    expect(asked()).toBeGreaterThanOrEqual(3600 / 22);
    expect(asked()).toBeLessThanOrEqual(3600 / 18 + 1);
    expect(new Set(wire.asked)).toEqual(new Set(['/']));
  });

  it('pauses while the page is hidden, and runs immediately when it is visible again', async () => {
    await renderWatch(<MaintenanceWatch />, '/vip', wire);
    await pass(1000);
    await look('hidden');
    const before = asked();
    await pass(3_600_000);
    expect(asked()).toBe(before);
    await look('visible');
    expect(asked()).toBe(before + 1);
    await look('hidden');
    await look('visible');
    expect(asked()).toBe(before + 1);
  });

  it('redirects to the maintenance page, sets the cookie, and stores the page with its query', async () => {
    await renderWatch(<MaintenanceWatch />, '/en/list/slot?sort=az#games', wire);
    await pass(1000);
    const entries = history.length;
    wire.answer = () => inMaintenance();
    await pass(22_000);
    await vi.waitFor(() => expect(location.pathname).toBe('/en/maintenance'));
    expect(readCookie('maintenance')).toBe('1');
    expect(readTab('leftPage')).toBe('/list/slot?sort=az#games');
    // Replaces the page in the history: Back leads to the one before.
    expect(history.length).toBe(entries);
  });

  it('does not redirect a page that knows before the watch that maintenance has ended', async () => {
    wire.answer = () => inMaintenance();
    const { services } = await renderWatch(<MaintenanceWatch />, '/maintenance', wire);
    await pass(1000);
    // Observers are notified in a task, and the page for maintenance may be rendered before it.
    act(() => {
      services.queries.setQueryData(MAINTENANCE_KEY, null);
      navigate('/vip');
    });
    expect(address()).toBe('/vip');
    expect(readTab('leftPage')).toBeNull();
  });

  it('clears the cookie when the service is open', async () => {
    writeCookie('maintenance', '1');
    await renderWatch(<MaintenanceWatch />, '/vip', wire);
    await pass(1000);
    await vi.waitFor(() => expect(readCookie('maintenance')).toBeNull());
    expect(address()).toBe('/vip');
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['the page of a captive portal', () => new Response('<html>Log in to the Wi-Fi</html>')],
    ['a cached reply', () => kept(inMaintenance())],
    ['an error of the proxy', () => new Response('{"code":0}', { status: 502 })],
    ['code 0 as a string', () => Response.json({ code: '0' })],
    ['code 0 of another call', () => Response.json({ code: 0, result: { balance: 1 } })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays on the page for %s', async (_, answer) => {
    await renderWatch(<MaintenanceWatch />, '/deposit?tab=deposit-tab', wire);
    wire.answer = answer;
    await pass(90_000);
    expect(asked()).toBeGreaterThanOrEqual(4);
    expect(address()).toBe('/deposit?tab=deposit-tab');
    expect(readCookie('maintenance')).toBeNull();
  });

  it.each(['/loginLine?code=1', '/loginUrl', '/maintenance'])(
    'does not redirect %s',
    async (page) => {
      wire.answer = () => inMaintenance();
      await renderWatch(<MaintenanceWatch />, page, wire);
      await pass(25_000);
      expect(address()).toBe(page);
      expect(readTab('leftPage')).toBeNull();
    },
  );
});

function kept(reply: Response): Response {
  reply.headers.set('date', new Date(NOW - 600_000).toUTCString());
  return reply;
}

describe('while something could be lost', () => {
  it.each([
    ['/deposit', 'ระบบปิดปรับปรุงอยู่ สิ่งที่ทำค้างไว้ยังอยู่ครบ กรุณาลองใหม่เมื่อระบบเปิด'],
    [
      '/en/deposit',
      'The site is under maintenance. Your entries are kept. Please try again when it reopens.',
    ],
    ['/game/koi/koi', 'ระบบปิดปรับปรุงอยู่ เกมอาจหยุดกลางคัน'],
    ['/en/game/koi/koi', 'The site is under maintenance. Your game may be interrupted.'],
  ])('%s stays and reports it, and is replaced once it is released', async (page, text) => {
    const go = holdPage();
    letGo.push(go);
    wire.answer = () => inMaintenance();
    await renderWatch(<MaintenanceWatch />, page, wire);
    await pass(1000);
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain(text));
    await pass(60_000);
    expect(address()).toBe(page);
    await act(async () => go());
    expect(location.pathname).toMatch(/\/maintenance$/);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['/vip', 'ระบบปิดปรับปรุงอยู่ กรุณาอย่าเพิ่งชำระ QR ที่รออยู่จนกว่าระบบจะเปิด'],
    [
      '/en/vip',
      'The site is under maintenance. Please do not pay the pending QR code until it reopens.',
    ],
  ])('%s stays while a QR is pending', async (page, text) => {
    const { rerender } = await renderWatch(<MaintenanceTurn waits />, page, wire);
    expect(screen.getByRole('status').textContent).toContain(text);
    expect(address()).toBe(page);
    rerender(<></>);
  });

  it('the bar stays closed after it was closed, and nothing is lost when maintenance ends', async () => {
    letGo.push(holdPage());
    wire.answer = () => inMaintenance();
    await renderWatch(<MaintenanceWatch />, '/deposit', wire);
    await pass(1000);
    const close = await vi.waitFor(() => screen.getByRole('button', { name: 'ปิด' }));
    act(() => close.click());
    await pass(60_000);
    expect(screen.getByRole('status').textContent).toBe('');
    wire.answer = open;
    await pass(22_000);
    expect(address()).toBe('/deposit');
    expect(readCookie('maintenance')).toBeNull();
  });
});

describe('maintenance page', () => {
  it.each([
    ['/maintenance', '/deposit?tab=withdraw-tab', '/deposit?tab=withdraw-tab'],
    ['/en/maintenance', '/list/slot', '/en/list/slot'],
    ['/en/maintenance', null, '/en'],
    ['/maintenance', '//evil.example', '/'],
    ['/maintenance', '/%2F%2Fevil.example', '/'],
  ])('%s redirects to %s automatically when the service is open', async (page, left, to) => {
    writeCookie('maintenance', '1');
    if (left !== null) writeTab('leftPage', left);
    wire.answer = () => inMaintenance(NOW + 2_700_000, 'เราจะกลับมาเร็ว ๆ นี้');
    await renderWatch(<MaintenanceNotice logo={null} />, page, wire);
    await pass(1000);
    await vi.waitFor(() => expect(screen.getByText('เราจะกลับมาเร็ว ๆ นี้')).toBeTruthy());
    expect(document.body.textContent).toContain('10:15');
    wire.answer = () => new Response('<html>portal</html>');
    await pass(60_000);
    expect(address()).toBe(page);
    wire.answer = open;
    await pass(22_000);
    expect(address()).toBe(to);
    expect(readCookie('maintenance')).toBeNull();
    expect(readTab('leftPage')).toBeNull();
  });

  it('redirects again when the service closed and opened once more before the page was unmounted', async () => {
    wire.answer = () => inMaintenance();
    await renderWatch(<MaintenanceNotice logo={null} />, '/maintenance', wire);
    await pass(1000);
    wire.answer = open;
    await pass(22_000);
    expect(address()).toBe('/');
    writeTab('leftPage', '/vip');
    wire.answer = () => inMaintenance();
    await pass(22_000);
    expect(address()).toBe('/');
    wire.answer = open;
    await pass(22_000);
    expect(address()).toBe('/vip');
  });
});
