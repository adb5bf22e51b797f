import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPage } from '../../../platform/connection/busy.ts';
import { type Wire, renderWatch } from '../maintenance/testing/testWatch.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';
import { UpdateWatch } from './UpdateWatch.tsx';
import { siteBuild } from './siteBuild.ts';

const state = (build: string | null) =>
  Response.json({
    code: 0,
    result: { closed: false, text: null, usage_problem: false, register: true, build, time: 1 },
  });

let wire: Wire;
const letGo: (() => void)[] = [];
const bar = () => screen.getByRole('status').textContent;

/** Sets the build of the page. */
function builtAs(id: string | null): void {
  document.head.replaceChildren();
  if (id === null) return;
  const entry = document.createElement('script');
  entry.dataset['main'] = `/assets/index-${id}.js`;
  document.head.append(entry);
}

beforeAll(() => import('@brand/api/service'));
beforeEach(() => {
  wire = { answer: () => state('next0000'), asked: [] };
  builtAs('own00000');
});
afterEach(() => {
  cleanup();
  for (const go of letGo.splice(0)) go();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.head.replaceChildren();
});

describe('build of a page', () => {
  it.each([
    [
      '<script async src="/assets/early-1.js" data-main="/assets/index-BzM1_k0-.js"></script>',
      'BzM1_k0-',
    ],
    ['<script type="module" crossorigin src="/assets/index-def593ca.js"></script>', 'def593ca'],
    ['<script type="module" src="/src/main.tsx"></script>', null],
    ['<script src="/assets/index-BzM1_k0-.js"></script>', null],
    ['', null],
  ])('is in the file name of its entry script: %s', (html, build) => {
    const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
    expect(siteBuild(body)).toBe(build);
  });
});

describe('new build', () => {
  it.each([
    ['/vip', 'เว็บไซต์มีเวอร์ชันใหม่แล้ว', 'โหลดใหม่'],
    ['/en/vip', 'A new version of the site is ready.', 'Reload'],
  ])('is offered at %s, with a reload button', async (page, text, label) => {
    await renderWatch(<UpdateWatch />, page, wire);
    await waitFor(() => expect(bar()).toContain(text));
    expect(screen.getByRole('button', { name: label })).toBeTruthy();
    expect(wire.asked).toEqual(['/api/v3/member/updateData']);
  });

  it.each([
    ['the build of the page', 'own00000', 'own00000'],
    ['not named', 'own00000', null],
    ['not needed in development', null, 'next0000'],
  ])('is not offered when it is %s', async (_, own, newest) => {
    builtAs(own);
    wire.answer = () => state(newest);
    await renderWatch(<UpdateWatch />, '/en/vip', wire);
    await waitFor(() => expect(wire.asked).toHaveLength(1));
    await act(async () => import('./UpdateNotice.tsx'));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('reloads the page when it is pressed, and is not offered again if the old build is served', async () => {
    const reload = vi.fn();
    const { unmount } = await renderWatch(
      <UpdateNotice build="next0000" reload={reload} />,
      '/en/vip',
      wire,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
    unmount();
    const { rerender } = await renderWatch(<UpdateNotice build="next0000" />, '/en/vip', wire);
    expect(bar()).toBe('');
    rerender(<></>);
    cleanup();
    await renderWatch(<UpdateNotice build="later000" />, '/en/vip', wire);
    expect(bar()).toContain('A new version');
  });

  it('is not offered again after it was closed', async () => {
    await renderWatch(<UpdateNotice build="next0000" />, '/en/vip', wire);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(bar()).toBe('');
    cleanup();
    await renderWatch(<UpdateNotice build="next0000" />, '/en/vip', wire);
    expect(bar()).toBe('');
  });

  it('waits while money is in transfer, an amount is typed or a game runs', async () => {
    const go = holdPage();
    letGo.push(go);
    await renderWatch(<UpdateNotice build="next0000" />, '/en/vip', wire);
    expect(bar()).toBe('');
    act(go);
    expect(bar()).toContain('A new version');
    act(() => void letGo.push(holdPage()));
    expect(bar()).toBe('');
  });
});
