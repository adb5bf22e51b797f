import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Switch } from './Switch.tsx';

function Set({ onCheckedChange }: { onCheckedChange?: (checked: boolean) => void }) {
  const [checked, setChecked] = useState(false);
  return (
    <Switch
      label="Sound"
      description="In every game"
      checked={checked}
      onCheckedChange={(next) => {
        setChecked(next);
        onCheckedChange?.(next);
      }}
    />
  );
}

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Sound' });

afterEach(cleanup);

describe('Switch', () => {
  it('announces its role, name and state', async () => {
    render(<Set />);
    expect(control().checked).toBe(false);
    expect(document.getElementById(control().getAttribute('aria-describedby')!)?.textContent).toBe(
      'In every game',
    );
    await userEvent.setup().click(control());
    expect(control().checked).toBe(true);
  });

  it('changes by Space and by a press anywhere on its row', async () => {
    const user = userEvent.setup();
    const onCheckedChange = vi.fn();
    render(<Set onCheckedChange={onCheckedChange} />);
    await user.tab();
    await user.keyboard(' ');
    await user.click(screen.getByText('In every game'));
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('keeps the state that its parent sets', async () => {
    render(<Switch label="Sound" checked={false} onCheckedChange={() => {}} />);
    await userEvent.setup().click(control());
    expect(control().checked).toBe(false);
  });

  it('ignores presses while disabled', async () => {
    const onCheckedChange = vi.fn();
    render(<Switch label="Sound" disabled onCheckedChange={onCheckedChange} />);
    await userEvent.setup().click(screen.getByText('Sound'));
    expect(onCheckedChange).not.toHaveBeenCalled();
  });
});
