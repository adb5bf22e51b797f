import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { OtpField } from './OtpField.tsx';

function Typed({ onComplete, error }: { onComplete?: (code: string) => void; error?: string }) {
  const [value, setValue] = useState('');
  return (
    <OtpField
      label="Code"
      value={value}
      onValueChange={setValue}
      onComplete={onComplete}
      error={error}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const boxes = () =>
  [...document.querySelectorAll('[data-part=box]')].map((box) => box.textContent || '_').join('');
/** The marked digit in brackets, or the caret. */
const marked = () => {
  const { value, selectionStart: start, selectionEnd: end } = field();
  return `${value.slice(0, start!)}[${value.slice(start!, end!)}]${value.slice(end!)}`;
};

afterEach(cleanup);

describe('OtpField', () => {
  it('is one field for screen readers and for autofill', () => {
    render(<Typed />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(field()).toMatchObject({ inputMode: 'numeric', autocomplete: 'one-time-code' });
    expect(field().maxLength).toBe(-1);
  });

  it('calls onComplete once, for every way of input', async () => {
    const onComplete = vi.fn();
    const user = userEvent.setup();
    render(<Typed onComplete={onComplete} />);
    await user.type(field(), '482913');
    expect(boxes()).toBe('482913');
    expect(onComplete.mock.calls).toEqual([['482913']]);
    // Autofill on a phone fires both an input and a change event.
    fireEvent.change(field(), { target: { value: '482913' } });
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it.each(['482 913', '๔๘๒๙๑๓', 'รหัส OTP ของท่านคือ 482913 (Ref 5521)'])(
    'parses a pasted %j',
    async (pasted) => {
      const onComplete = vi.fn();
      const user = userEvent.setup();
      render(<Typed onComplete={onComplete} />);
      await user.click(field());
      await user.paste(pasted);
      expect(boxes()).toBe('482913');
      expect(onComplete.mock.calls).toEqual([['482913']]);
    },
  );

  it('ignores letters and a seventh digit', async () => {
    const user = userEvent.setup();
    render(<Typed />);
    await user.type(field(), '4a8-2913');
    expect(boxes()).toBe('482913');
    await user.keyboard('7');
    expect(boxes()).toBe('482917');
  });

  it('marks one box at a time, overwrites it and moves on', async () => {
    const user = userEvent.setup();
    render(<Typed />);
    await user.type(field(), '482913');
    expect(marked()).toBe('48291[3]');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(marked()).toBe('482[9]13');
    await user.keyboard('5');
    expect(boxes()).toBe('482513');
    expect(marked()).toBe('4825[1]3');
    await user.keyboard('{Home}');
    expect(marked()).toBe('[4]82513');
  });

  it('moves back on Backspace, box by box', async () => {
    const user = userEvent.setup();
    render(<Typed />);
    await user.type(field(), '482913{Backspace}');
    expect(boxes()).toBe('48291_');
    await user.keyboard('{Backspace}');
    expect(boxes()).toBe('4829__');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}');
    expect(boxes()).toBe('489___');
    expect(marked()).toBe('4[8]9');
  });

  it('keeps wrong digits, and announces the error with the field', async () => {
    const { rerender } = render(<Typed />);
    await userEvent.setup().type(field(), '482913');
    rerender(<Typed error="The code is not right" />);
    expect(boxes()).toBe('482913');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby')!)?.textContent).toBe(
      'The code is not right',
    );
  });
});
