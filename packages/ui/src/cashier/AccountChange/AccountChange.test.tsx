import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { ktbChannel } from '../transfer.fixtures.ts';
import { AccountChange, type AccountChangeProps } from './AccountChange.tsx';

const notice = (rest: Partial<AccountChangeProps> = {}) =>
  renderInLanguage(
    <AccountChange
      channel={ktbChannel}
      previous={{ number: '4567891230' }}
      onAcknowledge={() => {}}
      onLeave={() => {}}
      onChangeChannel={() => {}}
      {...rest}
    />,
  ).container;
const said = (container: HTMLElement, part: string) =>
  container.querySelector(`[data-part=${part}]`)?.textContent;

afterEach(cleanup);

describe('AccountChange', () => {
  it('shows the old and the new number side by side, grouped, the old one struck through', () => {
    const container = notice();
    expect(said(container, 'old')).toContain('456-7-89123-0');
    expect(said(container, 'new')).toContain('987-6-54321-0');
    expect(container.querySelector('s')?.textContent).toBe('456-7-89123-0');
    expect(screen.getByText(/check the account number before every deposit/)).toBeTruthy();
  });

  it('shows the known part of the old number and the full long new number', () => {
    expect(said(notice({ previous: { end: '1230' } }), 'old')).toContain('Ending in 1230');
    cleanup();
    const channel = { ...ktbChannel, accountNumber: '987654321012' };
    const container = notice({ previous: null, channel });
    expect(said(container, 'old')).toBeUndefined();
    expect(said(container, 'new')?.replaceAll('-', '')).toContain('987654321012');
  });

  it('continues only through its button', async () => {
    const onAcknowledge = vi.fn();
    notice({ onAcknowledge, onLeave: null, onChangeChannel: null });
    await userEvent.setup().click(screen.getByRole('button'));
    expect(onAcknowledge).toHaveBeenCalledTimes(1);
  });
});
