import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Checkbox } from './Checkbox.tsx';

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' });

afterEach(cleanup);

describe('Checkbox', () => {
  it('changes by Space and by a press anywhere on its row', async () => {
    const user = userEvent.setup();
    const onCheckedChange = vi.fn();
    render(
      <Checkbox
        label="Remember me"
        description="On this phone only"
        onCheckedChange={onCheckedChange}
      />,
    );
    await user.tab();
    await user.keyboard(' ');
    await user.click(screen.getByText('On this phone only'));
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('is named only by its label; the description and the error are read after it', () => {
    render(
      <Checkbox label="Remember me" description="On this phone only" error="Please agree first" />,
    );
    const read = box()
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(read).toEqual(['On this phone only', 'Please agree first']);
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  it('is indeterminate until pressed, and stays so while its parent sets it', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<Checkbox ref={ref} label="Remember me" indeterminate checked onChange={() => {}} />);
    expect(ref.current?.indeterminate).toBe(true);
    expect(box()).toBe(ref.current);
  });

  it('is submitted with its form', async () => {
    render(
      <form aria-label="form">
        <Checkbox label="Remember me" name="remember" value="yes" />
      </form>,
    );
    await userEvent.setup().click(box());
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'form' });
    expect([...new FormData(form)]).toEqual([['remember', 'yes']]);
  });
});
