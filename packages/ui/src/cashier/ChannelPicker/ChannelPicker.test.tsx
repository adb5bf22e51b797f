import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { channels, kbankChannel, scbChannel } from '../cashier.fixtures.ts';
import { ChannelPicker, type ChannelPickerProps } from './ChannelPicker.tsx';

function picker(rest: Partial<ChannelPickerProps> = {}) {
  const onChoose = vi.fn();
  const onOpenChange = vi.fn();
  renderInLanguage(
    <ChannelPicker
      open
      onOpenChange={onOpenChange}
      channels={channels}
      selected={scbChannel}
      onChoose={onChoose}
      {...rest}
    />,
  );
  return { onChoose, onOpenChange };
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

afterEach(cleanup);

describe('ChannelPicker', () => {
  it('is labelled by its task and marks the selected channel', () => {
    picker();
    expect(screen.getByRole('dialog', { name: 'Choose deposit channel' })).toBeTruthy();
    expect(radio(/QR ไทยพาณิชย์/).checked).toBe(true);
    expect(radio(/OneWallet/).checked).toBe(false);
  });

  it('selects on a tap, also the current channel', async () => {
    const { onChoose } = picker();
    const user = userEvent.setup();
    await user.click(screen.getByText('QR กสิกรไทย'));
    await user.click(radio(/QR ไทยพาณิชย์/));
    expect(onChoose.mock.calls).toEqual([[kbankChannel], [scbChannel]]);
  });

  it('moves with arrow keys and selects only with Enter or Space', async () => {
    const { onChoose, onOpenChange } = picker();
    const user = userEvent.setup();
    radio(/QR ไทยพาณิชย์/).focus();
    await user.keyboard('{ArrowDown}');
    expect(radio(/QR กสิกรไทย/).checked).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowUp} ');
    expect(onChoose.mock.calls).toEqual([[kbankChannel], [scbChannel]]);
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
