import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menuEntry.ts';

beforeEach(() => {
  // What a browser has and this page has not; the menu measures and scrolls with them.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opened(items: MenuEntry[]) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const styles = document.querySelectorAll('style').length;
  render(
    <>
      <Menu trigger={<Button>more</Button>} items={items} />
      <button type="button">behind</button>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'more' });
  trigger.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  return { user, trigger, styles };
}

const action = (id: string, rest: Partial<MenuEntry> = {}) =>
  ({ id, label: id, ...rest }) as MenuEntry;

describe('Menu', () => {
  it('opens on its first entry by keyboard and gives the focus back on Escape', async () => {
    const { user, trigger } = await opened([action('Copy'), action('Share')]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Copy'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('does what is chosen, once, and closes', async () => {
    const onSelect = vi.fn();
    const { user } = await opened([action('Copy', { onSelect }), action('Share')]);
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('passes over what is not to be had, and goes round at the end', async () => {
    const { user } = await opened([
      action('Copy'),
      action('Slip', { disabled: true }),
      action('Share'),
    ]);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Share');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Copy');
  });

  it('goes to the entry whose first letter is typed, in Thai too', async () => {
    const { user } = await opened([action('คัดลอก'), action('แชร์'), action('ยกเลิก')]);
    await user.keyboard('ย');
    expect(document.activeElement?.textContent).toBe('ยกเลิก');
  });

  it('tells which choice is in force and asks for another', async () => {
    const onValueChange = vi.fn();
    const { user } = await opened([
      {
        id: 'order',
        kind: 'choice',
        label: 'Sort by',
        value: 'new',
        onValueChange,
        choices: [
          { value: 'new', label: 'Newest' },
          { value: 'amount', label: 'Amount' },
        ],
      },
    ]);
    const inForce = screen.getByRole('menuitemradio', { name: 'Newest' });
    expect(inForce.getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByRole('menuitemradio', { name: 'Amount' }));
    expect(onValueChange.mock.calls).toEqual([['amount']]);
  });

  it('is a real link where it leads somewhere', async () => {
    await opened([action('Share', { href: '/share' })]);
    expect(screen.getByRole('menuitem', { name: 'Share' }).getAttribute('href')).toBe('/share');
  });

  it('neither holds the page still nor writes a style element', async () => {
    const { styles } = await opened([action('Copy')]);
    expect(document.querySelectorAll('style').length).toBe(styles);
    expect(document.body.style.pointerEvents).toBe('');
    expect(document.body.style.overflow).toBe('');
    expect(screen.getByRole('button', { name: 'behind' })).toBeTruthy();
  });
});
