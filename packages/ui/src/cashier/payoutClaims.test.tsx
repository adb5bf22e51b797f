import { payoutClaims, satangFromBaht, type WithdrawState } from '@brand/domain';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { AffiliateWithdrawPanel } from '../affiliate/AffiliateWithdrawPanel/AffiliateWithdrawPanel.tsx';
import { renderInLanguage } from '../private/renderInLanguage.tsx';
import { entering, noCalls, offer, record, sent } from './withdraw.fixtures.ts';
import { WithdrawPanel } from './WithdrawPanel/WithdrawPanel.tsx';

afterEach(cleanup);

const amount = satangFromBaht(1_500);
const failure = { messageId: 'error.withdraw.1001', code: '1001', figure: null } as const;
const notices = ['late', 'elsewhere', 'answered', 'notMade'] as const;

const STATES: readonly WithdrawState[] = [
  entering,
  { ...entering, failure },
  { ...entering, open: [sent], failure },
  ...notices.map((code) => ({ ...entering, notice: { code, amount } })),
  { status: 'reviewing', draft: '1,500', open: [], amount },
  { status: 'sending', ...sent },
  ...(['open', 'waiting', 'another'] as const).map(
    (step) => ({ status: 'unknown', ...sent, elsewhere: false, step }) as const,
  ),
  // Released and sent again: one payout, stated once.
  { status: 'unknown', ...sent, open: [sent], elsewhere: false, step: 'open' },
  { status: 'succeeded', draft: '1,500', amount, record },
];

const terms = {
  minimum: satangFromBaht(100),
  opensAt: null,
  closesAt: Date.UTC(2100, 0, 5),
  block: null,
};

const marked = () =>
  [...document.querySelectorAll('[data-claim]')].map((each) => each.getAttribute('data-claim'));

describe.each(['th', 'en'] as const)('what a payout states about money, in %s,', (locale) => {
  it.each(STATES)('is marked in a withdrawal: $status', (state) => {
    const ways = { depositHref: '/deposit', bonusHref: '/bonus', contactHref: null };
    renderInLanguage(
      <WithdrawPanel {...noCalls} terms={offer} state={state} ways={ways} historyHref="/history" />,
      locale,
    );
    expect(marked()).toEqual(payoutClaims(state).map(({ claim }) => claim));
  });

  it.each(STATES)('is marked in a withdrawal of income: $status', (state) => {
    const income =
      state.status === 'entering' && state.failure
        ? { ...state, failure: { ...failure, opensAt: null } }
        : state;
    renderInLanguage(
      <AffiliateWithdrawPanel
        {...noCalls}
        offer={{ status: 'ready', balance: amount, terms }}
        state={income as never}
        balances={{ income: null, wallet: null }}
        contactHref={null}
        historyHref="/affiliate/history"
      />,
      locale,
    );
    expect(marked()).toEqual(payoutClaims(state).map(({ claim }) => claim));
  });
});
