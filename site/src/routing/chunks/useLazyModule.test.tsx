import { act, createElement } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageModule, page } from './page.ts';
import { useLazyModule } from './useLazyModule.ts';

const Part = () => <p>part</p>;

let root: Root;
let box: HTMLElement;
let fetched = 0;
/** Whether the code can be loaded. */
let up = true;

function Place({ code, wanted = true }: { code: PageModule<typeof Part>; wanted?: boolean }) {
  const Component = useLazyModule(code, wanted);
  return Component && createElement(Component);
}

async function show(wanted = true): Promise<void> {
  const code = page(async () => {
    fetched += 1;
    if (!up) throw new TypeError('Failed to fetch');
    return Part;
  });
  await act(async () => root.render(<Place code={code} wanted={wanted} />));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  fetched = 0;
  up = true;
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('code of a part of the frame', () => {
  it('loads once it is wanted', async () => {
    await show(false);
    expect([fetched, box.textContent]).toEqual([0, '']);
    await show();
    expect([fetched, box.textContent]).toEqual([1, 'part']);
  });

  it.each(['pointerdown', 'keydown', 'scroll', 'online'])(
    'loads again with the next %s when it failed',
    async (event) => {
      up = false;
      await show();
      expect([fetched, box.textContent]).toEqual([1, '']);
      await act(async () => void dispatchEvent(new Event(event)));
      expect([fetched, box.textContent]).toEqual([2, '']);
      up = true;
      await act(async () => void dispatchEvent(new Event(event)));
      expect([fetched, box.textContent]).toEqual([3, 'part']);
      await act(async () => void dispatchEvent(new Event(event)));
      expect(fetched).toBe(3);
    },
  );
});
