import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { Select } from './Select.tsx';

const options = [
  {
    label: 'Popular',
    options: [
      { value: 'kbank', label: 'Kasikorn' },
      { value: 'scb', label: 'SCB' },
    ],
  },
  { value: 'gsb', label: 'Government Savings', disabled: true },
];

function Chosen({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Select
      label="Bank"
      placeholder="Choose a bank"
      options={options}
      value={value}
      onValueChange={setValue}
      error={error}
    />
  );
}

const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bank' });

afterEach(cleanup);

describe('Select', () => {
  it('shows its placeholder until an option is selected, and does not list it', async () => {
    render(<Chosen />);
    expect(field().selectedOptions[0]?.textContent).toBe('Choose a bank');
    expect(field().dataset.state).toBe('placeholder');
    await userEvent.setup().selectOptions(field(), 'scb');
    expect(field().value).toBe('scb');
    expect(field().dataset.state).toBe('chosen');
    expect(screen.queryByRole('option', { name: 'Choose a bank' })).toBeNull();
  });

  it('groups options under their heading, and disables unavailable ones', () => {
    render(<Chosen />);
    const group = screen.getByRole('group', { name: 'Popular' });
    expect(within(group).getAllByRole('option')).toHaveLength(2);
    expect(
      screen.getByRole<HTMLOptionElement>('option', { name: 'Government Savings' }).disabled,
    ).toBe(true);
  });

  it('announces its error with the field', () => {
    render(<Chosen error="Please choose a bank" />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby')!)?.textContent).toBe(
      'Please choose a bank',
    );
  });
});
