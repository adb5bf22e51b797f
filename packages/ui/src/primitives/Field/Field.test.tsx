import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { TextField } from '../TextField/TextField.tsx';

const field = () => screen.getByRole('textbox', { name: 'Name' });
const readWith = () =>
  document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

afterEach(cleanup);

describe('Field', () => {
  it('is announced with its label and hint, and with the error instead of the hint', () => {
    const { rerender } = render(<TextField label="Name" hint="As in your bank account" />);
    expect(readWith()).toBe('As in your bank account');
    rerender(<TextField label="Name" hint="As in your bank account" error="Please enter it" />);
    expect(readWith()).toBe('Please enter it');
    expect(screen.queryByText('As in your bank account')).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('does not reference missing elements', () => {
    render(<TextField label="Name" error="" />);
    expect(field().hasAttribute('aria-describedby')).toBe(false);
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });
});
