import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { PhoneField } from './PhoneField.tsx';

function Typed({ onValueChange }: { onValueChange?: (digits: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <form aria-label="form">
      <PhoneField
        label="Mobile number"
        name="phone"
        value={value}
        onValueChange={(digits) => {
          setValue(digits);
          onValueChange?.(digits);
        }}
      />
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
const marked = () => {
  const { value, selectionStart } = field();
  return `${value.slice(0, selectionStart!)}|${value.slice(selectionStart!)}`;
};

afterEach(cleanup);

describe('PhoneField', () => {
  it('groups while typing, returns plain digits and keeps the caret between the same ones', async () => {
    const onValueChange = vi.fn();
    const user = userEvent.setup();
    render(<Typed onValueChange={onValueChange} />);
    await user.type(field(), '0812345678');
    expect(marked()).toBe('081-234-5678|');
    expect(onValueChange).toHaveBeenLastCalledWith('0812345678');
    await user.type(field(), '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(marked()).toBe('08|2-345-678');
    await user.type(field(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(marked()).toBe('089|-234-5678');
  });

  it.each(['+66 81-234-5678', '๐๘๑-๒๓๔-๕๖๗๘', ' 081 234 5678 ', '66812345678'])(
    'parses %j when pasted or autofilled',
    async (pasted) => {
      const user = userEvent.setup();
      render(<Typed />);
      await user.click(field());
      await user.paste(pasted);
      expect(field().value).toBe('081-234-5678');
    },
  );

  it('submits digits with its form, not the grouped text', async () => {
    render(<Typed />);
    await userEvent.setup().type(field(), '0812345678');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'form' });
    expect([...new FormData(form)]).toEqual([['phone', '0812345678']]);
  });

  it('requests a phone keyboard and telephone autofill', () => {
    render(<Typed />);
    expect(field()).toMatchObject({ type: 'tel', inputMode: 'tel', autocomplete: 'tel' });
  });
});
