import type { Profile } from '@brand/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PageIntl } from '../../../routing/PageIntl.tsx';
import { ServicesContext } from '../../../member/services.ts';
import { openCashier, prepareCashier } from '../../../member/testing/testCashier.tsx';
import { useBankApp } from './useBankApp.ts';

/** Each query of the media is kept by its store. */
let isNarrow = false;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return isNarrow && media === '(max-width: 599px)';
    },
    addEventListener() {},
    removeEventListener() {},
  }));
  await prepareCashier();
});
afterAll(() => vi.unstubAllGlobals());

const bankApps = { kbank: 'kplus://' };
const found = { name: 'Kasikornbank', href: 'kplus://' };

function bankApp(isPhone: boolean, bankCode: string | null) {
  vi.stubGlobal('fetch', async () => new Promise(() => undefined));
  isNarrow = isPhone;
  const { services } = openCashier('https://api.example');
  const account = bankCode && { bankCode, accountNumber: '1234567890', accountName: 'Demo' };
  services.queries.setQueryData(['profile', 'en'], { account } as Profile);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={{ ...services, operator: { ...services.operator, bankApps } }}>
      <QueryClientProvider client={services.queries}>
        <PageIntl>{children}</PageIntl>
      </QueryClientProvider>
    </ServicesContext>
  );
  const { result, unmount } = renderHook(useBankApp, { wrapper });
  unmount();
  return result.current;
}

it.each([
  ['is that of the member', true, 'kbank', found],
  ['is unknown for a bank that the operator does not list', true, 'scb', null],
  ['is not looked up by the name of a method', true, 'toString', null],
  ['is unknown without an account', true, null, null],
  ['is not offered on a desktop', false, 'kbank', null],
] as const)('the bank app %s', (_, isPhone, bankCode, expected) => {
  expect(bankApp(isPhone, bankCode)).toEqual(expected);
});
