import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AmountField } from './AmountField.tsx';

function Typed({ onValueChange }: { onValueChange?: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <AmountField
      label="Amount"
      unit="baht"
      value={value}
      onValueChange={(text) => {
        setValue(text);
        onValueChange?.(text);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const marked = () => {
  const { value, selectionStart } = field();
  return `${value.slice(0, selectionStart!)}|${value.slice(selectionStart!)}`;
};

afterEach(cleanup);

describe('AmountField', () => {
  it('adds commas while typing and keeps the caret between the same digits', async () => {
    const user = userEvent.setup();
    render(<Typed />);
    await user.type(field(), '12345');
    expect(marked()).toBe('12,345|');
    await user.type(field(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(marked()).toBe('129|,345');
    await user.type(field(), '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(marked()).toBe('12|,345');
  });

  it.each([
    ['฿1,500 บาท', '1,500'],
    ['๑,๕๐๐ บาท', '1,500'],
    ['฿1,500.00', '1,500.00'],
    ['500.-', '500'],
    ['๑๒๓๔', '1,234'],
    ['-500', '-500'],
    ['1500.5', '1,500.5'],
    ['ห้าร้อย', 'ห้าร้อย'],
  ])('parses a pasted %j', async (pasted, shown) => {
    const onValueChange = vi.fn();
    render(<Typed onValueChange={onValueChange} />);
    const user = userEvent.setup();
    await user.click(field());
    await user.paste(pasted);
    expect(field().value).toBe(shown);
    expect(onValueChange).toHaveBeenLastCalledWith(shown);
  });

  it('accepts only keys of an amount, including the point, so that 12.50 does not become 1,250', async () => {
    render(<Typed />);
    await userEvent.setup().type(field(), 'a1e-2ก+.5');
    expect(field().value).toBe('12.5');
  });

  it('accepts Thai digits while typing', async () => {
    render(<Typed />);
    await userEvent.setup().type(field(), '๑๕๐๐');
    expect(marked()).toBe('1,500|');
  });

  it('shows the controlled value when the parent rejects an edit', async () => {
    render(<AmountField label="Amount" unit="baht" value="1500" onValueChange={() => undefined} />);
    await userEvent.setup().type(field(), '9');
    expect(field().value).toBe('1,500');
  });

  it.each([
    [false, 'numeric'],
    [true, 'decimal'],
  ])('requests the right on-screen keyboard: decimals %s', (decimals, inputMode) => {
    render(
      <AmountField
        label="Amount"
        unit="baht"
        value=""
        decimals={decimals}
        onValueChange={() => undefined}
      />,
    );
    expect(field().inputMode).toBe(inputMode);
  });
});
