import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testOperator } from '../../server/testOperator.ts';
import { ServicesContext, createServices } from '../member/services.ts';
import { endWelcome, showWelcome } from '../member/welcome.ts';

import { navigate } from '../routing/address.ts';
import { type ShownVisit, useVisit } from '../routing/visit.ts';
import { VisitProvider } from './VisitProvider.tsx';

const seen: ShownVisit[] = [];

function Reader() {
  seen.push(useVisit());
  return null;
}

const reader = <Reader />;
const services = createServices(testOperator());

it('renders what reads the visit only when the visit changes', () => {
  act(() => navigate('/help'));
  render(
    <ServicesContext value={services}>
      <VisitProvider>{reader}</VisitProvider>
    </ServicesContext>,
  );
  // The provider renders again, and the outcome for `/help` is the same.
  act(() => showWelcome(null));
  act(() => endWelcome());
  expect(seen).toHaveLength(1);
  act(() => navigate('/deposit'));
  expect(seen.at(-1)?.outcome).toEqual({ outcome: 'redirect', to: '/login?url=%2Fdeposit' });
  const before = seen.length;
  act(() => showWelcome(null));
  act(() => endWelcome());
  expect(seen).toHaveLength(before);
});
