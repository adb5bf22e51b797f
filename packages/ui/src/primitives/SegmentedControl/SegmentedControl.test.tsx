import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { SegmentedControl } from './SegmentedControl.tsx';

const segments = [
  { value: 'all', label: 'All' },
  { value: 'deposit', label: 'Deposits', disabled: true },
  { value: 'withdraw', label: 'Withdrawals' },
];

function Chosen() {
  const [value, setValue] = useState('all');
  return (
    <SegmentedControl label="Kind" segments={segments} value={value} onValueChange={setValue} />
  );
}

const segment = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

afterEach(cleanup);

describe('SegmentedControl', () => {
  it('is one tab stop, moved by arrows that skip disabled segments', async () => {
    const user = userEvent.setup();
    render(<Chosen />);
    await user.tab();
    expect(document.activeElement).toBe(segment('All'));
    await user.keyboard('{ArrowRight}');
    expect(segment('Withdrawals').checked).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('announces its legend and the selected segment', () => {
    render(<Chosen />);
    expect(screen.getByRole('radiogroup', { name: 'Kind' })).toBeTruthy();
    expect(segment('All').checked).toBe(true);
  });
});
