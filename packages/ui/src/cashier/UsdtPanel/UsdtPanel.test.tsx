import type { UsdtChannel, UsdtEntry } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { ethereumChannel, mistakenChannel, strangeChannel, tronChannel } from '../usdt.fixtures.ts';
import { UsdtPanel } from './UsdtPanel.tsx';

const writeText = vi.fn(async (_text: string) => undefined);
const onReport = vi.fn();

function Page({ channels }: { channels: readonly UsdtChannel[] }) {
  const [channel, setChannel] = useState(channels[0]!);
  const [entry, setEntry] = useState<UsdtEntry>({ side: 'usdt', text: '' });
  return (
    <UsdtPanel
      channels={channels}
      channel={channel}
      onChannelChange={setChannel}
      entry={entry}
      onEntryChange={setEntry}
      onReport={onReport}
      onGuide={() => undefined}
      contactHref="https://line.test/admin"
    />
  );
}

function draw(...channels: UsdtChannel[]) {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  renderInLanguage(<Page channels={channels} />);
  return user;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const characters = () => document.querySelector('[data-part=characters]')?.textContent;

afterEach(() => {
  cleanup();
  writeText.mockClear();
});

describe('UsdtPanel', () => {
  it('copies the full address, and shows it without spaces', async () => {
    const user = draw(tronChannel);
    expect(characters()).toBe(tronChannel.address);
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(tronChannel.address);
    expect(
      screen.getByText('After pasting, see that it begins with THZR and ends with ZxzM'),
    ).toBeTruthy();
  });

  it.each([
    ['is wrong by one character', mistakenChannel],
    ['belongs to another network', { ...ethereumChannel, network: 'TRC20' }],
    ['is on a network that it cannot read', strangeChannel],
  ])(
    'hides an address that %s: no QR, no copy, no characters, only the admin link',
    (_, channel) => {
      draw(channel);
      expect(screen.getByRole('alert').textContent).toContain(
        'This wallet address cannot be verified',
      );
      expect(document.body.textContent).not.toContain(channel.address.slice(8));
      expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Copy address' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Contact admin' }).getAttribute('href')).toBe(
        'https://line.test/admin',
      );
    },
  );

  it('changes address, warning and rate with the network, and keeps the input', async () => {
    const user = draw(tronChannel, ethereumChannel);
    await user.type(field('You receive'), '690');
    expect(field('You send').value).toBe('20');
    await user.click(screen.getByRole('radio', { name: /ERC20/ }));
    expect(characters()).toBe(ethereumChannel.address);
    expect(screen.getByText('Send over ERC20 only')).toBeTruthy();
    expect(field('You receive').value).toBe('690');
    expect(field('You send').value).toBe('20.131292');
  });

  it('fills one field from the other, in both directions', async () => {
    const user = draw(tronChannel);
    await user.type(field('You send'), '1000.5');
    expect(field('You send').value).toBe('1,000.5');
    expect(field('You receive').value).toBe('34,517.25');
    await user.clear(field('You receive'));
    expect(field('You send').value).toBe('');
    await user.type(field('You receive'), '300');
    expect(field('You send').value).toBe('8.695653');
  });

  it('accepts Thai digits and a pasted amount with its unit', async () => {
    const user = draw(tronChannel);
    await user.click(field('You send'));
    await user.paste('๒๐.๕ USDT');
    expect(field('You send').value).toBe('20.5');
    expect(field('You receive').value).toBe('707.25');
    await user.clear(field('You receive'));
    await user.paste('฿1,500 บาท');
    expect(field('You receive').value).toBe('1,500');
    expect(field('You send').value).toBe('43.478261');
  });

  it('shows the error of an amount on blur, at the edited field', async () => {
    const user = draw(tronChannel);
    await user.type(field('You send'), '2');
    expect(screen.queryByText('Deposit at least 250 baht')).toBeNull();
    await user.tab();
    expect(field('You send').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Deposit at least 250 baht')).toBeTruthy();
    await user.type(field('You send'), '00');
    expect(field('You send').hasAttribute('aria-invalid')).toBe(false);
  });

  it('opens the report, also without an amount', async () => {
    const user = draw(tronChannel);
    await user.click(screen.getByRole('button', { name: 'Report my transfer' }));
    expect(onReport).toHaveBeenCalledOnce();
  });
});
