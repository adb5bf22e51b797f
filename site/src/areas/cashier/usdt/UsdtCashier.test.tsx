import { type UsdtChannel, usdtRate } from '@brand/domain';
import { usdt as tron } from '@brand/domain/testing/transferChannels';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCashier, prepareCashier } from '../../../member/testing/testCashier.tsx';
import { UsdtCashier } from './UsdtCashier.tsx';

const ethereum: UsdtChannel = {
  ...tron,
  id: 'u2',
  network: 'ERC20',
  address: '0x53414e44424F582D444F2D4E4F542d5041592121',
  rate: usdtRate(342_750),
};

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const network = (name: RegExp) => screen.getByRole('radio', { name });

function renderScreen() {
  const user = userEvent.setup();
  openCashier('http://127.0.0.1:1').show(<UsdtCashier channels={[tron, ethereum]} />);
  return user;
}

beforeAll(prepareCashier);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('USDT tab', () => {
  it('reports the amount of the converter, whichever field was used', async () => {
    const user = renderScreen();
    await user.type(field('You receive'), '300');
    await user.click(button('Report my transfer'));
    expect(field('USDT transferred').value).toBe('8.695653');
    expect(screen.getByText('About 300.00 baht')).toBeTruthy();
  });

  it('keeps the typed baht for another network, and reports them at its rate', async () => {
    const user = renderScreen();
    await user.type(field('You receive'), '690');
    await user.click(network(/ERC20/));
    expect(field('You receive').value).toBe('690');
    expect(field('You send').value).toBe('20.131292');
    await user.click(button('Report my transfer'));
    expect(field('USDT transferred').value).toBe('20.131292');
  });

  it('shows the amount of the report after the report was left', async () => {
    const user = renderScreen();
    await user.type(field('You receive'), '690');
    await user.click(button('Report my transfer'));
    await user.clear(field('USDT transferred'));
    await user.type(field('USDT transferred'), '30');
    await user.click(button('Back'));
    expect(field('You send').value).toBe('30');
    expect(field('You receive').value).toBe('1,035');
  });

  it('restores the network and the started report after a reload', async () => {
    const user = renderScreen();
    await user.click(network(/ERC20/));
    await user.type(field('You send'), '25');
    await user.click(button('Report my transfer'));
    await user.type(field(/Transaction hash/), '0xabc123');
    cleanup();
    renderScreen();
    expect(screen.getByText(/ERC20/)).toBeTruthy();
    expect(field('USDT transferred').value).toBe('25');
    expect(field(/Transaction hash/).value).toBe('0xabc123');
  });

  it('keeps another network’s started report when nothing is typed here', async () => {
    const user = renderScreen();
    await user.type(field('You send'), '25');
    await user.click(network(/ERC20/));
    await user.clear(field('You send'));
    await user.click(network(/TRC20/));
    expect(field('You send').value).toBe('25');
  });
});
