import { act } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyBelowFold } from './LazyBelowFold.tsx';
import { type PageModule, page } from './page.ts';

const Part = () => <p>below</p>;

let root: Root | undefined;
let fetched = 0;
/** Whether the code can be loaded. */
let up = true;
let see: (seen: boolean) => void = () => undefined;

function partCode(): PageModule<typeof Part> {
  return page(async () => {
    fetched += 1;
    if (!up) throw new TypeError('Failed to fetch');
    return Part;
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  fetched = 0;
  up = true;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A server-rendered document, hydrated by a page whose code for this part has not loaded. */
async function takenOver(code: PageModule<typeof Part>, rest: { afterMs?: number } = {}) {
  const drawn = partCode();
  await drawn.load();
  fetched = 0;
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<LazyBelowFold code={drawn} {...rest} />);
  const paragraph = box.querySelector('p');
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(box, <LazyBelowFold code={code} {...rest} />, {
      onRecoverableError: (e) => errors.push(e),
    });
  });
  return { box, paragraph, errors };
}

describe('content below the first screen', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
    'stays server-rendered and loads with the first %s',
    async (touch) => {
      const { box, paragraph, errors } = await takenOver(partCode());
      expect(fetched).toBe(0);
      expect(box.querySelector('p')).toBe(paragraph);
      await act(async () => void dispatchEvent(new Event(touch)));
      expect(fetched).toBe(1);
      expect(box.querySelector('p')).toBe(paragraph);
      expect(errors).toEqual([]);
      expect((box.firstElementChild as HTMLElement).style.minBlockSize).toBe('');
    },
  );

  it('loads when it is visible', async () => {
    const { box } = await takenOver(partCode());
    await act(async () => see(false));
    expect(fetched).toBe(0);
    await act(async () => see(true));
    expect(fetched).toBe(1);
    expect(box.textContent).toBe('below');
  });

  it('loads after a time instead, if it is visible from the start', async () => {
    vi.useFakeTimers();
    const { box } = await takenOver(partCode(), { afterMs: 10_000 });
    await act(async () => vi.advanceTimersByTimeAsync(9_999));
    expect(fetched).toBe(0);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(fetched).toBe(1);
    expect(box.textContent).toBe('below');
    vi.useRealTimers();
  });

  it('loads again on the next interaction when it failed', async () => {
    const { box, paragraph } = await takenOver(partCode());
    up = false;
    await act(async () => void dispatchEvent(new Event('scroll')));
    expect(box.querySelector('p')).toBe(paragraph);
    up = true;
    await act(async () => void dispatchEvent(new Event('scroll')));
    expect(fetched).toBe(2);
    await act(async () => void dispatchEvent(new Event('scroll')));
    expect(fetched).toBe(2);
    expect(box.querySelector('p')).toBe(paragraph);
  });

  it('loads immediately on a page without server-rendered content', async () => {
    const box = document.body.appendChild(document.createElement('div'));
    await act(async () => {
      root = createRoot(box);
      root.render(<LazyBelowFold code={partCode()} className="room" />);
    });
    expect(fetched).toBe(1);
    expect(box.innerHTML).toContain('<p>below</p>');
    expect(box.firstElementChild?.className).toBe('room');
  });
});
