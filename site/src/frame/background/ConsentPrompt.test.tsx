import type { Operator } from '@brand/operator';
import { Dialog } from '@brand/ui';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../member/testing/testPage.tsx';
import { holdPage } from '../../platform/connection/busy.ts';
import { localStore } from '../../platform/storage/localStore.ts';
import { telemetryConsent } from '../../platform/telemetry/consent.ts';
import { ConsentPrompt } from './ConsentPrompt.tsx';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A dialog that is open when the page is. */
function News() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="News" closeLabel="Close">
      New games
    </Dialog>
  );
}

function show(
  more: Partial<Operator['telemetry']> = {},
  beside: ReactNode = null,
  afterMs = 10_000,
) {
  const telemetry: Operator['telemetry'] = {
    endpoint: 'https://reports.example',
    sampleRate: 1,
    consent: 'required',
    policyReports: false,
    analyticsHost: null,
    ...more,
  };
  renderPage(
    <>
      {beside}
      <ConsentPrompt />
    </>,
    {},
    { telemetry },
  );
  act(() => void vi.advanceTimersByTime(afterMs));
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

it('waits for ten seconds', () => {
  show({}, null, 9_999);
  expect(buttons()).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(buttons()).toContain('Allow');
});

it('offers both answers, and stores the one that is pressed', () => {
  show();
  expect(buttons().slice(0, 2)).toEqual(['Do not allow', 'Allow']);
  fireEvent.click(screen.getByRole('button', { name: 'Do not allow' }));
  expect(buttons()).toEqual([]);
  expect(localStore.read('telemetryConsent')).toBe('refused');
  cleanup();
  show();
  expect(buttons()).toEqual([]);
});

it('stores nothing when it is closed, and asks again after the next page load', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(buttons()).toEqual([]);
  expect(localStore.read('telemetryConsent')).toBeNull();
  cleanup();
  show();
  expect(buttons()).toContain('Allow');
});

it('asks again when the visitor wants to change the decision', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Allow' }));
  act(() => telemetryConsent.choose(null));
  expect(buttons()).toContain('Allow');
});

it('does not cover a page with one task, unless it is requested there', () => {
  history.replaceState(null, '', '/withdraw');
  show();
  expect(buttons()).toEqual([]);
  act(() => telemetryConsent.choose('refused'));
  act(() => telemetryConsent.choose(null));
  expect(buttons()).toContain('Allow');
});

it('waits while an amount is typed or reviewed', () => {
  show();
  let release = () => {};
  act(() => void (release = holdPage()));
  expect(buttons()).toEqual([]);
  act(() => release());
  expect(buttons()).toContain('Allow');
});

it('waits while a dialog is open', () => {
  show({}, <News />);
  expect(screen.queryByText('Allow')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(buttons()).toContain('Allow');
});

it.each([{ endpoint: null }, { consent: 'none' as const }])('asks nothing with %j', (telemetry) => {
  show(telemetry);
  expect(buttons()).toEqual([]);
});

it('links to the page of the operator about what is stored', () => {
  const telemetry = { endpoint: 'https://reports.example', consent: 'required' };
  renderPage(<ConsentPrompt />, {}, {
    telemetry,
    legal: { cookieNotice: { page: 'privacy' } },
    pages: [{ name: 'privacy', title: { th: 'นโยบาย', en: 'Privacy policy' }, places: [] }],
  } as unknown as Partial<Operator>);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByRole('link', { name: 'นโยบาย' }).getAttribute('href')).toBe('/page/privacy');
});
