import { satangFromBaht } from '@brand/domain';
import { bank } from '@brand/domain/testing/transferChannels';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireBonus } from '../../../member/bonus/testing/wireBonus.ts';
import { openCashier, prepareCashier } from '../../../member/testing/testCashier.tsx';
import { TransferCashier } from '../transfer/TransferCashier.tsx';
import { withBonus } from '../../../member/bonus/useBonusInAddress.ts';
import { wantedBonus } from '../../../member/bonus/wantedBonus.ts';

const channel = { ...bank, range: { ...bank.range, min: satangFromBaht(50) } };

const TERMS = { ...wireBonus('').terms, excluded_types: ['lotto'] };

const wireOffer = (refusal: { code: number } | null = null, ends: number | null = null) =>
  wireBonus('daily-first', { title: '10% daily bonus', terms: TERMS, ends, refusal });

let offers: object[] = [];
let asked: string[] = [];
let bodies: Record<string, unknown>[] = [];
let reply: object = {};

beforeAll(prepareCashier);
beforeEach(() => {
  offers = [wireOffer()];
  asked = [];
  bodies = [];
  reply = { code: 0, message: 'ok', result: { id: 'd_1', ref: 'D26011500001', amount: 500 } };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/bonus/list')) {
      asked.push(searchParams.get('channel') ?? '');
      return Response.json({ code: 0, result: { list: offers, mine: [] } });
    }
    if (!pathname.endsWith('/payment/transfer')) throw new TypeError('Failed to fetch');
    bodies.push((await request.json()) as Record<string, unknown>);
    return Response.json(reply);
  });
});
afterEach(() => {
  cleanup();
  wantedBonus.choose(null);
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = () =>
  openCashier('https://api.example').show(
    <TransferCashier channel={channel} onLeave={null} onChangeChannel={null} />,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount transferred' }), {
    target: { value },
  });

/** The row that shows the selected bonus. */
const row = (name: RegExp) => screen.findByRole('button', { name });
const choose = async (name: RegExp) => {
  fireEvent.click(await row(/Bonus for this deposit/));
  fireEvent.click(await radio(name));
  press('Close');
  await row(name);
};

async function open(amount: string) {
  show();
  press('Report my transfer');
  type(amount);
  await row(/No bonus/);
}

async function send(): Promise<Record<string, unknown>> {
  press('Report transfer');
  await vi.waitFor(() => expect(bodies).toHaveLength(1));
  return bodies[0] ?? {};
}

describe('deposit bonus', () => {
  it('is none unless the member chooses one, and is requested by channel', async () => {
    await open('500');
    expect(await row(/No bonus/)).toBeDefined();
    expect(await send()).not.toHaveProperty('bonus');
    expect(asked).toEqual(['b1']);
  });

  it('is sent with the transfer when it is selected, and is cleared after it', async () => {
    await open('500');
    await choose(/10% daily bonus/);
    expect(await send()).toMatchObject({ amount: 500, bonus: 'daily-first' });
    await vi.waitFor(() => expect(wantedBonus.read()).toBeNull());
  });

  it('is not sent below its minimum, and the form says so before', async () => {
    await open('199');
    await choose(/10% daily bonus/);
    expect(screen.getByText(/below the minimum of 200 baht/)).toBeDefined();
    expect(await send()).not.toHaveProperty('bonus');
  });

  it('ends with its promotion while the form is open, which says so and sends none', async () => {
    const now = Date.UTC(2026, 0, 15, 2, 30);
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now });
    offers = [wireOffer(null, now / 1000 + 60)];
    await open('500');
    await choose(/10% daily bonus/);
    const pass = (ms: number) => {
      vi.setSystemTime(now + ms);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    pass(59_900);
    await row(/10% daily bonus/);
    pass(60_000);
    expect(screen.getByText(/This bonus has not started or has ended/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /10% daily bonus/ })).toBeNull();
    expect(asked).toEqual(['b1']);
    expect(await send()).not.toHaveProperty('bonus');
  });

  it('survives a reload like typed text', async () => {
    await open('500');
    await choose(/10% daily bonus/);
    show();
    fireEvent.click(await row(/10% daily bonus/));
    expect((await radio(/10% daily bonus/)).checked).toBe(true);
  });

  it('is read again after a refusal, and the deposit continues without it', async () => {
    await open('500');
    await choose(/10% daily bonus/);
    reply = { code: 2205, message: 'bonus cannot be taken:BN-2106' };
    offers = [wireOffer({ code: 2106 })];
    await send();
    expect(await screen.findByText(/Another bonus still has turnover to complete/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /10% daily bonus/ })).toBeNull();
    bodies = [];
    reply = { code: 0, message: 'ok', result: { id: 'd_1', ref: 'D26011500001', amount: 500 } };
    expect(await send()).not.toHaveProperty('bonus');
  });
});

describe('promotion that links to the deposit', () => {
  it('names its bonus in the address of the cashier', () => {
    expect(withBonus('/deposit?tab=deposit-tab&arr=0', 'welcome')).toBe(
      '/deposit?tab=deposit-tab&arr=0&bonus=welcome',
    );
    expect(withBonus('/deposit', 'welcome')).toBe('/deposit?bonus=welcome');
  });

  it('ignores an invalid id', () => {
    wantedBonus.choose('daily-first');
    wantedBonus.choose('<img src=x>');
    expect(wantedBonus.read()).toBeNull();
  });

  it('says why its bonus is unavailable, and selects none', async () => {
    wantedBonus.choose('daily-first');
    offers = [wireOffer({ code: 2101 })];
    show();
    press('Report my transfer');
    expect(
      await screen.findByText(/You have already received this bonus in this period/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /Bonus for this deposit/ })).toBeNull();
  });

  it('says that the channel does not offer it', async () => {
    wantedBonus.choose('scb-qr');
    await open('500');
    expect(screen.getByText(/not available with this deposit channel/)).toBeDefined();
    expect(await row(/No bonus/)).toBeDefined();
  });
});
