import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AlertDialog } from '../primitives/AlertDialog/AlertDialog.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Sheet } from '../primitives/Sheet/Sheet.tsx';
import { SidePanel } from '../primitives/SidePanel/SidePanel.tsx';
import { Drawer } from '../shell/Drawer/Drawer.tsx';

interface Shown {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Case {
  name: string;
  role: 'dialog' | 'alertdialog';
  outsideCloses: boolean;
  draw: (shown: Shown) => ReactElement;
}

const content = (
  <>
    <button type="button">first</button>
    <button type="button">last</button>
  </>
);

const cases: Case[] = [
  ...[Dialog, Sheet, SidePanel, Drawer].map((Component) => ({
    name: Component.name,
    role: 'dialog' as const,
    outsideCloses: true,
    draw: (shown: Shown) => (
      <Component {...shown} title="Wallet" closeLabel="Close">
        {content}
      </Component>
    ),
  })),
  {
    name: 'AlertDialog',
    role: 'alertdialog',
    outsideCloses: false,
    draw: (shown) => (
      <AlertDialog
        {...shown}
        title="Wallet"
        description="Cancel the deposit?"
        confirmLabel="Cancel deposit"
        cancelLabel="Keep"
        onConfirm={() => {}}
      />
    ),
  },
];

function Page({ draw, asked }: { draw: Case['draw']; asked: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <button type="button">behind</button>
      {draw({
        open,
        onOpenChange: (next) => {
          asked(next);
          setOpen(next);
        },
      })}
    </>
  );
}

async function opened({ draw, role }: Case) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const asked = vi.fn<(open: boolean) => void>();
  render(<Page draw={draw} asked={asked} />);
  const opener = screen.getByRole('button', { name: 'open' });
  await user.click(opener);
  return { user, asked, opener, overlay: await screen.findByRole(role, { name: 'Wallet' }) };
}

afterEach(cleanup);

describe.each(cases)('$name keeps the contract of overlays', (one) => {
  it('opens by name and takes the focus', async () => {
    const { overlay } = await opened(one);
    expect(overlay.contains(document.activeElement)).toBe(true);
    expect(overlay.getAttribute('data-state')).toBe('open');
  });

  it('traps the focus in both directions', async () => {
    const { user, overlay } = await opened(one);
    for (let i = 0; i < 5; i += 1) {
      await user.tab();
      expect(overlay.contains(document.activeElement)).toBe(true);
    }
    for (let i = 0; i < 5; i += 1) {
      await user.tab({ shift: true });
      expect(overlay.contains(document.activeElement)).toBe(true);
    }
  });

  it('closes once on Escape and restores the focus', async () => {
    const { user, asked, opener } = await opened(one);
    await user.keyboard('{Escape}');
    expect(asked.mock.calls).toEqual([[false]]);
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByRole(one.role)).toBeNull();
  });

  it(
    one.outsideCloses ? 'closes once on a press outside' : 'stays on a press outside',
    async () => {
      const { user, asked } = await opened(one);
      await user.click(document.querySelector('[data-part=scrim]') as Element);
      expect(asked.mock.calls).toEqual(one.outsideCloses ? [[false]] : []);
    },
  );

  it('locks page scrolling while open, without a style element', async () => {
    const before = document.querySelectorAll('style').length;
    const { user } = await opened(one);
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true);
    expect(document.querySelectorAll('style').length).toBe(before);
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false),
    );
  });

  it('hides the page behind it from screen readers', async () => {
    await opened(one);
    expect(screen.queryByRole('button', { name: 'behind' })).toBeNull();
  });
});

describe('closing without onOpenChange', () => {
  function Addressed({ draw, asked }: { draw: Case['draw']; asked: (open: boolean) => void }) {
    const [open, setOpen] = useState(false);
    useEffect(() => {
      const handleBack = () => setOpen(false);
      window.addEventListener('popstate', handleBack);
      return () => window.removeEventListener('popstate', handleBack);
    }, []);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        {draw({ open, onOpenChange: asked })}
      </>
    );
  }

  it.each(cases)(
    '$name closes with the browser’s Back button and restores the focus',
    async (one) => {
      const asked = vi.fn();
      const user = userEvent.setup({ pointerEventsCheck: 0 });
      render(<Addressed draw={one.draw} asked={asked} />);
      const opener = screen.getByRole('button', { name: 'open' });
      await user.click(opener);
      await screen.findByRole(one.role, { name: 'Wallet' });
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
      await waitFor(() => expect(screen.queryByRole(one.role)).toBeNull());
      expect(asked).not.toHaveBeenCalled();
      expect(document.activeElement).toBe(opener);
    },
  );
});

it('moves the focus to returnFocusTo when nothing opened it', async () => {
  const drawn = (open: boolean) => (
    <>
      <a href="#wallet">way in</a>
      <SidePanel
        open={open}
        onOpenChange={() => {}}
        title="Wallet"
        closeLabel="Close"
        returnFocusTo={() => screen.getByText('way in')}
      />
    </>
  );
  const { rerender } = render(drawn(true));
  rerender(drawn(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('way in')));
});
