import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Button } from './Button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('does not submit a form unless its type is submit', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>plain</Button>
        <Button type="submit">send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'plain' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps name and focus while loading, and ignores clicks and submits', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const draw = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" loading={loading} onClick={onClick}>
          Deposit
        </Button>
      </form>
    );
    const { rerender } = render(draw(false));
    const button = screen.getByRole('button', { name: 'Deposit' });
    button.focus();
    rerender(draw(true));
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button', { name: 'Deposit' }).getAttribute('aria-busy')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('passes ref, class and other attributes to the element, and keeps the same element', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button ref={ref} className="mine" data-testid="it" disabled>
        Go
      </Button>,
    );
    const button = screen.getByTestId('it');
    expect(ref.current).toBe(button);
    expect(button.classList.contains('mine')).toBe(true);
    expect(button.dataset).toMatchObject({ component: 'button', state: 'disabled' });
  });
});
