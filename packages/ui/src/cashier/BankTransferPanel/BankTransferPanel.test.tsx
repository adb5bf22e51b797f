import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { ktbChannel, longChannel, wallet } from '../transfer.fixtures.ts';
import { BankTransferPanel, type BankTransferPanelProps } from './BankTransferPanel.tsx';

const nothing = (): void => undefined;
const draw = (rest: Partial<BankTransferPanelProps> = {}) =>
  renderInLanguage(
    <BankTransferPanel
      channel={ktbChannel}
      onReport={nothing}
      onLeave={null}
      onChangeChannel={null}
      {...rest}
    />,
  );
const part = (name: string) => document.querySelector(`[data-part=${name}]`)?.textContent;

afterEach(cleanup);

describe('BankTransferPanel', () => {
  it('shows the grouped number, copies only its digits and announces what was copied', async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    draw();
    expect(part('number')).toBe('987-6-54321-0');
    await user.click(screen.getByRole('button', { name: 'Copy account number' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('9876543210');
    expect(await screen.findByRole('status')).toHaveProperty('textContent', 'Copied 9876543210');
  });

  it.each([
    ['98765432101', '987-6-54321-01'],
    ['987654321012345', '987-6-54321-012345'],
  ])('never truncates a payable number: %s', (accountNumber, shown) => {
    draw({ channel: { ...longChannel, accountNumber } });
    expect(part('number')).toBe(shown);
  });

  it('shows holder, limits and bonus', () => {
    draw({ channel: longChannel });
    const words = document.body.textContent;
    for (const said of [longChannel.accountName, '1 – 9,999,999', longChannel.bonus?.text ?? '']) {
      expect(words).toContain(said);
    }
  });

  it('offers only the available actions', () => {
    draw();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Copy account number',
      'Report my transfer',
    ]);
  });

  it('shows no number for an e-wallet, only the report', async () => {
    const onReport = vi.fn();
    draw({ channel: wallet, onReport });
    expect(part('number')).toBeUndefined();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Report a transfer' }));
    expect(onReport).toHaveBeenCalledTimes(1);
  });
});
