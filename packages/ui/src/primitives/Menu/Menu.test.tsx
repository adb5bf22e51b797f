import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menuEntry.ts';

beforeEach(() => {
  // Browser features that jsdom does not have; the menu needs them for measuring and scrolling.
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
  it('opens on its first entry by keyboard and restores the focus on Escape', async () => {
    const { user, trigger } = await opened([action('Copy'), action('Share')]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Copy'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('runs the selected action once and closes', async () => {
    const onSelect = vi.fn();
    const { user } = await opened([action('Copy', { onSelect }), action('Share')]);
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('skips disabled entries and wraps at the end', async () => {
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

  it('moves to the entry that starts with the typed letter, also in Thai', async () => {
    const { user } = await opened([action('คัดลอก'), action('แชร์'), action('ยกเลิก')]);
    await user.keyboard('ย');
    expect(document.activeElement?.textContent).toBe('ยกเลิก');
  });

  it('marks the current choice and requests another', async () => {
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

  it('renders a link for an entry with an address', async () => {
    await opened([action('Share', { href: '/share' })]);
    expect(screen.getByRole('menuitem', { name: 'Share' }).getAttribute('href')).toBe('/share');
  });

  it('neither locks the page nor writes a style element', async () => {
    const { styles } = await opened([action('Copy')]);
    expect(document.querySelectorAll('style').length).toBe(styles);
    expect(document.body.style.pointerEvents).toBe('');
    expect(document.body.style.overflow).toBe('');
    expect(screen.getByRole('button', { name: 'behind' })).toBeTruthy();
  });
});
