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
      ignoredText={ignoredText}
      value={value}
      onValueChange={(text) => {
        setValue(text);
        onValueChange?.(text);
      }}
    />
  );
}

const ignoredText = (characters: string) => `“${characters}” is not counted`;
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

  it('reports what it ignores, politely, until the next edit or until the field is left', async () => {
    const onValueChange = vi.fn();
    render(<Typed onValueChange={onValueChange} />);
    const user = userEvent.setup();
    await user.type(field(), '12.50');
    expect(field().value).toBe('12');
    expect(onValueChange).toHaveBeenLastCalledWith('12');
    const note = screen.getByText('“.50” is not counted');
    expect(note.getAttribute('aria-live')).toBe('polite');
    expect(note.closest(`#${CSS.escape(field().getAttribute('aria-describedby')!)}`)).toBeTruthy();
    await user.tab();
    expect(screen.queryByText(/not counted/)).toBeNull();
    await user.clear(field());
    await user.paste('1e9');
    expect(screen.getByText('“e9” is not counted')).toBeTruthy();
    await user.type(field(), '{Backspace}{Backspace}5');
    expect(field().value).toBe('15');
    expect(screen.queryByText(/not counted/)).toBeNull();
  });

  it('forgets what it has ignored when a button sets the amount', async () => {
    const page = (value: string) => (
      <AmountField
        label="Amount"
        unit="baht"
        ignoredText={ignoredText}
        value={value}
        onValueChange={() => undefined}
      />
    );
    const { rerender } = render(page('12'));
    await userEvent.setup().type(field(), '.');
    expect(screen.getByText('“.” is not counted')).toBeTruthy();
    rerender(page('500'));
    expect(screen.queryByText(/not counted/)).toBeNull();
  });

  it('accepts Thai digits while typing', async () => {
    render(<Typed />);
    await userEvent.setup().type(field(), '๑๕๐๐');
    expect(marked()).toBe('1,500|');
  });

  it('shows the controlled value when the parent rejects an edit', async () => {
    render(
      <AmountField
        label="Amount"
        unit="baht"
        ignoredText={ignoredText}
        value="1500"
        onValueChange={() => undefined}
      />,
    );
    await userEvent.setup().type(field(), '9');
    expect(field().value).toBe('1,500');
  });

  it.each([
    [0, 'numeric'],
    [2, 'decimal'],
  ])('requests the right on-screen keyboard: decimals %s', (decimals, inputMode) => {
    render(
      <AmountField
        label="Amount"
        unit="baht"
        ignoredText={ignoredText}
        value=""
        decimals={decimals}
        onValueChange={() => undefined}
      />,
    );
    expect(field().inputMode).toBe(inputMode);
  });
});
