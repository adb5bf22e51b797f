import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { channels, scbChannel } from '../cashier.fixtures.ts';
import { mixedChannels } from '../channels.fixtures.ts';
import { tronChannel } from '../usdt.fixtures.ts';
import { ChannelList, type ChannelListProps } from './ChannelList.tsx';

const list = (rest: Partial<ChannelListProps> = {}) =>
  renderInLanguage(
    <ChannelList
      state={{ status: 'ready', channels: mixedChannels }}
      onChoose={() => {}}
      onRetry={() => {}}
      {...rest}
    />,
  );
const names = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

afterEach(cleanup);

describe('ChannelList', () => {
  it('groups channels by kind under headings, instant credit first', () => {
    list();
    expect(names()).toEqual([
      'Choose deposit channel',
      'QR payment',
      'E-wallet',
      'Bank transfer',
      'USDT',
    ]);
  });

  it('shows the kind next to the range if there is only one kind', () => {
    list({ state: { status: 'ready', channels: channels.slice(0, 1) } });
    expect(names()).toEqual(['Choose deposit channel']);
    expect(screen.getByRole('button').textContent).toContain('QR payment · 50 – 45,000 baht');
  });

  it('shows the USDT rate, and the range in baht', () => {
    list({ state: { status: 'ready', channels: [tronChannel] } });
    const words = screen.getByRole('button').textContent;
    expect(words).toContain('USDT TRC20');
    expect(words).toContain('1 USDT = 34.50 baht');
    expect(words).toContain('baht');
  });

  it('reports the channel that was pressed', async () => {
    const onChoose = vi.fn();
    list({ onChoose });
    await userEvent.setup().click(screen.getByRole('button', { name: /ธนาคารออมสิน/ }));
    expect(onChoose.mock.calls).toEqual([[expect.objectContaining({ kind: 'bank', id: 'b3' })]]);
  });

  it('marks the last used channel, but not one of another kind with the same name', () => {
    list({
      state: { status: 'ready', channels: [scbChannel, { ...tronChannel, id: scbChannel.id }] },
      lastUsed: `payment ${scbChannel.id}`,
    });
    const [qr, usdt] = screen.getAllByRole('button');
    expect(within(qr!).getByText('Last used')).toBeTruthy();
    expect(within(usdt!).queryByText('Last used')).toBeNull();
  });

  it('shows an error with a next step', async () => {
    const onRetry = vi.fn();
    const failure = { messageId: 'error.general.network', code: null } as const;
    list({ state: { status: 'error', failure }, onRetry });
    expect(names()).toEqual(['The deposit page is not ready at the moment']);
    await userEvent.setup().click(screen.getByRole('button'));
    expect(onRetry).toHaveBeenCalledTimes(1);
    cleanup();
    list({ state: { status: 'empty' }, emptyActions: <a href="#admin">Contact admin</a> });
    expect(names()).toEqual(['Deposit account not found']);
    expect(screen.getByRole('link', { name: 'Contact admin' })).toBeTruthy();
  });
});
