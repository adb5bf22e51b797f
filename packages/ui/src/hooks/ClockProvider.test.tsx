import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Countdown } from '../primitives/Countdown/Countdown.tsx';
import { setClock } from './clock.ts';
import { ClockProvider } from './ClockProvider.ts';
import { useNow } from './useNow.ts';
import { useNowAt } from './useNowAt.ts';

const RENDERED_AT = Date.UTC(2026, 0, 15, 2, 30);
const UNTIL = RENDERED_AT + 600_000;

let putClockBack = () => {};
let root: Root | undefined;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => root?.unmount());
  putClockBack();
  vi.useRealTimers();
});

function Times() {
  const times = [useNow(), useNowAt(UNTIL)];
  return (
    <>
      {times.map((time) => (time ? (time - RENDERED_AT) / 1000 : 'unknown')).join(' ')}{' '}
      <Countdown until={UNTIL} />
    </>
  );
}

/** Renders on a server whose clock must not be read, and hydrates in a browser 90 seconds later. */
function open(page: ReactNode) {
  putClockBack = setClock(() => {
    throw new Error('The clock is read while a server renders.');
  });
  const html = renderToString(page);
  putClockBack();
  putClockBack = setClock(() => RENDERED_AT + 90_000);
  const place = document.createElement('div');
  place.innerHTML = html;
  const before = place.textContent;
  const onRecoverableError = vi.fn();
  act(() => {
    root = hydrateRoot(place, page, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return [before, place.textContent];
}

it('renders and hydrates by its time, and follows the clock after that', () => {
  const page = (
    <ClockProvider renderedAt={RENDERED_AT}>
      <Times />
    </ClockProvider>
  );
  expect(open(page)).toEqual(['0 0 10:00', '90 90 8:30']);
});

it('gives each of two requests its own time', () => {
  const at = (renderedAt: number) =>
    renderToString(
      <ClockProvider renderedAt={renderedAt}>
        <Countdown until={UNTIL} />
      </ClockProvider>,
    );
  const both = renderToString(
    <>
      <ClockProvider renderedAt={RENDERED_AT}>
        <Countdown until={UNTIL} />
      </ClockProvider>
      <ClockProvider renderedAt={RENDERED_AT + 60_000}>
        <Countdown until={UNTIL} />
      </ClockProvider>
    </>,
  );
  expect(both).toBe(at(RENDERED_AT) + at(RENDERED_AT + 60_000));
});

it('shows an unknown time without a provider', () => {
  expect(open(<Times />)).toEqual(['unknown unknown -:--', '90 90 8:30']);
});
