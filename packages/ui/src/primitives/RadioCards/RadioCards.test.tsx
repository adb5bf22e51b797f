import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { RadioCards } from './RadioCards.tsx';

const cards = [
  { value: 'qr', label: 'QR payment' },
  { value: 'wallet', label: 'E-wallet', note: '250 – 45,000 baht' },
  { value: 'bank', label: 'Bank transfer', disabled: true },
];

function Chosen({ initial }: { initial: string | null }) {
  const [value, setValue] = useState(initial);
  return <RadioCards label="Channel" cards={cards} value={value} onValueChange={setValue} />;
}

afterEach(cleanup);

describe('RadioCards', () => {
  it('moves the selection with the arrow keys and skips disabled cards', async () => {
    const user = userEvent.setup();
    render(<Chosen initial="qr" />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /E-wallet/ }).checked).toBe(true);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'QR payment' }).checked).toBe(true);
  });

  it('is selected by a tap anywhere on the card', async () => {
    render(<Chosen initial={null} />);
    await userEvent.setup().click(screen.getByText('250 – 45,000 baht'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /E-wallet/ }).checked).toBe(true);
  });

  it('announces its legend', () => {
    render(<Chosen initial={null} />);
    expect(screen.getByRole('group', { name: 'Channel' })).toBeTruthy();
  });
});
