import { satang } from '@brand/domain';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Money, type MoneyProps } from './Money.tsx';

afterEach(cleanup);

const textOf = (props: MoneyProps) => render(<Money {...props} />).container.textContent;

describe('Money', () => {
  it.each([
    [{ amount: satang(1_250_000) }, '12,500.00'],
    [{ amount: satang(-30_050) }, '-300.50'],
    [{ amount: satang(30_000), sign: 'always' }, '+300.00'],
    [{ amount: satang(0), sign: 'always' }, '0.00'],
    [{ amount: satang(1_250_000), decimals: 'quiet' }, '12,500.00'],
    [{ amount: satang(4_500_000), decimals: 'short', unit: 'บาท' }, '45,000\u00a0บาท'],
    [{ amount: satang(4_500_050), decimals: 'short' }, '45,000.50'],
    [{ amount: 125_050, currency: 'THB' }, '1,250.50\u00a0THB'],
    [{ amount: 125_050, currency: 'USD' }, '1,250.50\u00a0USD'],
    [{ amount: 125_050, currency: 'USD', unit: 'dollars' }, '1,250.50\u00a0dollars'],
    [{ amount: -125_050, currency: 'JPY', decimals: 'quiet' }, '-125,050\u00a0JPY'],
    [{ amount: 1_250, currency: 'KWD' }, '1.250\u00a0KWD'],
    [{ amount: 5, currency: 'KWD', decimals: 'short' }, '0.005\u00a0KWD'],
  ] satisfies [MoneyProps, string][])('formats %o as %s', (props, text) => {
    expect(textOf(props)).toBe(text);
  });
});
