import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AlertDialog } from '../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Menu } from '../primitives/Menu/Menu.tsx';
import { Sheet } from '../primitives/Sheet/Sheet.tsx';
import { ToastRegion } from '../primitives/Toast/ToastRegion.tsx';
import { showToast } from '../primitives/Toast/toasts.ts';

afterEach(cleanup);

describe('a question over a sheet', () => {
  function Nested({ asked }: { asked: (what: string) => void }) {
    const [sheet, setSheet] = useState(false);
    const [question, setQuestion] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setSheet(true)}>
          open
        </button>
        <Sheet
          open={sheet}
          onOpenChange={(open) => {
            asked(`sheet ${open}`);
            setSheet(open);
          }}
          title="Wallet"
          closeLabel="Close"
        >
          <button type="button" onClick={() => setQuestion(true)}>
            ask
          </button>
        </Sheet>
        <AlertDialog
          open={question}
          onOpenChange={(open) => {
            asked(`question ${open}`);
            setQuestion(open);
          }}
          title="Sure"
          description="Cancel the deposit?"
          confirmLabel="Cancel deposit"
          cancelLabel="Keep"
          onConfirm={() => {}}
        />
      </>
    );
  }

  async function both() {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const asked = vi.fn<(what: string) => void>();
    render(<Nested asked={asked} />);
    await user.click(screen.getByRole('button', { name: 'open' }));
    await user.click(await screen.findByRole('button', { name: 'ask' }));
    await screen.findByRole('alertdialog', { name: 'Sure' });
    return { user, asked };
  }

  it('closes alone on the first Escape, the sheet on the next', async () => {
    const { user, asked } = await both();
    await user.keyboard('{Escape}');
    expect(asked.mock.calls.flat()).toEqual(['question false']);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ask' })),
    );
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true);
    await user.keyboard('{Escape}');
    expect(asked.mock.calls.flat()).toEqual(['question false', 'sheet false']);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })),
    );
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
  });

  it('keeps the sheet open on a press outside of the question', async () => {
    const { user, asked } = await both();
    for (const scrim of document.querySelectorAll('[data-part=scrim]')) await user.click(scrim);
    expect(asked).not.toHaveBeenCalled();
  });

  it('hides the sheet from screen readers while it is open', async () => {
    await both();
    expect(screen.queryByRole('dialog', { name: 'Wallet' })).toBeNull();
  });
});

describe('a toast over an overlay', () => {
  it('can be answered without closing the overlay below', async () => {
    const onAction = vi.fn();
    const asked = vi.fn();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(
      <>
        <ToastRegion label="Notifications" closeLabel="Dismiss" />
        <Sheet open onOpenChange={asked} title="Wallet" closeLabel="Close">
          <p>words</p>
        </Sheet>
      </>,
    );
    act(() => void showToast({ text: 'offline', action: { label: 'Retry', onAction } }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a question opened by a menu', () => {
  it('takes the focus from the menu and returns it to the menu’s button', async () => {
    function Account() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Menu
            trigger={<Button>account</Button>}
            items={[{ kind: 'action', id: 'out', label: 'Log out', onSelect: () => setOpen(true) }]}
          />
          <AlertDialog
            open={open}
            onOpenChange={setOpen}
            title="Log out"
            description="On this phone only."
            confirmLabel="Log out"
            cancelLabel="Stay"
            onConfirm={() => {}}
          />
        </>
      );
    }
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(<Account />);
    const opener = screen.getByRole('button', { name: 'account' });
    await user.click(opener);
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' })),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('a menu in a sheet', () => {
  it('closes alone on Escape', async () => {
    const asked = vi.fn();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(
      <Sheet open onOpenChange={asked} title="Wallet" closeLabel="Close">
        <Menu
          trigger={<Button>more</Button>}
          items={[{ kind: 'action', id: 'a', label: 'Copy' }]}
        />
      </Sheet>,
    );
    await user.click(screen.getByRole('button', { name: 'more' }));
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(asked).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(asked.mock.calls).toEqual([[false]]);
  });
});
