import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

afterEach(cleanup);

describe('AlertDialog', () => {
  it('confirms once for repeated presses, and closes when done', async () => {
    let settle = () => {};
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
    const onOpenChange = vi.fn();
    render(
      <AlertDialog
        open
        onOpenChange={onOpenChange}
        onConfirm={onConfirm}
        title="Withdraw"
        description="1,000.00 baht go to your bank."
        confirmLabel="Confirm"
        cancelLabel="Cancel"
      />,
    );
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    await act(async () => {
      for (let click = 0; click < 100; click += 1) fireEvent.click(confirm);
    });
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
    await act(async () => settle());
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  const ask = (props: Partial<AlertDialogProps>) => (
    <AlertDialog
      open
      onOpenChange={() => {}}
      onConfirm={() => {}}
      title="Withdraw"
      description="1,000.00 baht go to your bank."
      confirmLabel="Confirm"
      cancelLabel="Cancel"
      {...props}
    />
  );

  it('focuses the safe answer first', () => {
    render(ask({}));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('cannot be closed while the answer is pending', async () => {
    const onOpenChange = vi.fn();
    render(ask({ onOpenChange, onConfirm: () => new Promise(() => {}) }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Confirm' })));
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('stays open and shows the error', () => {
    const { rerender } = render(ask({}));
    rerender(ask({ error: 'No connection. Nothing was withdrawn.' }));
    expect(screen.getByRole('alert').textContent).toBe('No connection. Nothing was withdrawn.');
    expect(screen.getByRole('alertdialog', { name: 'Withdraw' })).toBeTruthy();
  });
});
