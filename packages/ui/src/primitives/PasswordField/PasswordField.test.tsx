import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { PasswordField } from './PasswordField.tsx';

afterEach(cleanup);

describe('PasswordField', () => {
  it('shows and hides the password without moving the focus or changing the text', async () => {
    const user = userEvent.setup();
    render(
      <PasswordField
        label="Password"
        autoComplete="current-password"
        showLabel="Show"
        hideLabel="Hide"
      />,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await user.type(field, 'demo1234');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(field.type).toBe('text');
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(field.type).toBe('password');
    expect(field.value).toBe('demo1234');
  });

  it('announces its error with the field', () => {
    render(
      <PasswordField
        label="Password"
        autoComplete="current-password"
        showLabel="Show"
        hideLabel="Hide"
        error="Please enter your password"
      />,
    );
    const field = screen.getByLabelText('Password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Please enter your password',
    );
  });
});
