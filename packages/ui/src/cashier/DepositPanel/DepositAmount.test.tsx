import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { scbChannel } from '../cashier.fixtures.ts';
import { DepositAmount } from './DepositAmount.tsx';

const nothing = (): void => undefined;

afterEach(cleanup);

it.each([
  ['error.deposit.amountMismatch', 'Reference D26112300006'],
  ['error.deposit.98', 'CODE: D26112300006'],
] as const)('shows with %s in small print: %s', (messageId, text) => {
  renderInLanguage(
    <DepositAmount
      state={{
        status: 'entering',
        channel: scbChannel,
        draft: '300',
        problem: null,
        failure: { messageId, code: 'D26112300006' },
      }}
      onAmountChange={nothing}
      onSubmit={nothing}
      onLeave={null}
      onChannelChange={null}
      contactHref={null}
      bonus={null}
      headingLevel={2}
    />,
  );
  expect(screen.getByRole('alert').querySelector('[data-part=code]')?.textContent).toBe(text);
});
