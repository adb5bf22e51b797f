import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Button } from '../primitives/Button/Button.tsx';
import { Menu } from '../primitives/Menu/Menu.tsx';
import { Tooltip } from '../primitives/Tooltip/Tooltip.tsx';

/**
 * Floating elements next to their button that do not cover the page. They need no focus trap, but must never lose the focus.
 */
interface Case {
  name: string;
  role: 'menu' | 'tooltip';
  takesFocus: boolean;
  open: (user: ReturnType<typeof userEvent.setup>) => Promise<void>;
  draw: (onOpenChange: (open: boolean) => void, open: boolean) => ReactElement;
}

const cases: Case[] = [
  {
    name: 'Menu',
    role: 'menu',
    takesFocus: true,
    open: (user) => user.keyboard('{Enter}'),
    draw: (onOpenChange, open) => (
      <Menu
        open={open}
        onOpenChange={onOpenChange}
        trigger={<Button>opener</Button>}
        items={[
          { kind: 'action', id: 'one', label: 'One' },
          { kind: 'action', id: 'two', label: 'Two' },
        ]}
      />
    ),
  },
  {
    name: 'Tooltip',
    role: 'tooltip',
    takesFocus: false,
    open: () => Promise.resolve(),
    draw: (onOpenChange, open) => (
      <Tooltip open={open} onOpenChange={onOpenChange} text="What it is">
        <Button>opener</Button>
      </Tooltip>
    ),
  },
];

function Page({ draw, asked }: { draw: Case['draw']; asked: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {draw((next) => {
        asked(next);
        setOpen(next);
      }, open)}
      <button type="button">behind</button>
    </>
  );
}

async function opened({ draw, role, open }: Case) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const asked = vi.fn<(open: boolean) => void>();
  render(<Page draw={draw} asked={asked} />);
  const opener = screen.getByRole('button', { name: 'opener' });
  await user.tab();
  expect(document.activeElement).toBe(opener);
  await open(user);
  await screen.findByRole(role);
  asked.mockClear();
  return { user, asked, opener };
}

afterEach(cleanup);

describe.each(cases)('$name keeps the contract of floating elements', (one) => {
  it('opens by keyboard and moves the focus to the correct element', async () => {
    const { opener } = await opened(one);
    const inside = screen.getByRole(one.role).contains(document.activeElement);
    expect(one.takesFocus ? inside : document.activeElement === opener).toBe(true);
  });

  it('closes once on Escape and returns the focus to its button', async () => {
    const { user, asked, opener } = await opened(one);
    await user.keyboard('{Escape}');
    expect(asked.mock.calls).toEqual([[false]]);
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByRole(one.role)).toBeNull();
  });

  it('closes once on a press outside', async () => {
    const { user, asked } = await opened(one);
    await user.click(screen.getByText('behind'));
    await waitFor(() => expect(screen.queryByRole(one.role)).toBeNull());
    expect(asked.mock.calls).toEqual([[false]]);
  });

  it('does not change the page: no lock, no style element', async () => {
    const before = document.querySelectorAll('style').length;
    await opened(one);
    await act(async () => {});
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
    expect(document.querySelectorAll('style').length).toBe(before);
  });
});
