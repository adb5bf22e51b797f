import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AlertDialog } from './AlertDialog.tsx';

afterEach(cleanup);

describe('AlertDialog', () => {
  it('confirms once however often it is pressed, and closes when that is done', async () => {
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
});
