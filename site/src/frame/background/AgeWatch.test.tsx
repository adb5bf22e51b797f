import type { Operator } from '@brand/operator';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { member, renderPage } from '../../member/testing/testPage.tsx';
import { localStore } from '../../platform/storage/localStore.ts';
import { AgeWatch } from './AgeWatch.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Age = Operator['protection']['ageGate'];

function show(ageGate: Age) {
  const protection = { ageGate, helpline: null } as Operator['protection'];
  return renderPage(<AgeWatch />, {}, { protection });
}

const question = (age: number) =>
  screen.findByRole('alertdialog', { name: `Are you ${age} or older?` });

it('asks a visitor once on each device', async () => {
  show('20+');
  await question(20);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, I am 20 or older' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(localStore.read('ageConfirmed')).toBe('20+');
  cleanup();
  show('20+');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each([
  ['18+', '20+', true],
  ['20+', '18+', false],
] as const)('after %s asks for %s: %s', async (confirmed, age, isAsked) => {
  localStore.write('ageConfirmed', confirmed);
  show(age);
  if (isAsked) await question(20);
  else expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('asks nothing unless the operator wants it', () => {
  show(null);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('leaves members alone, who gave their age at sign-up', async () => {
  const { services } = show('18+');
  await question(18);
  act(() => services.session.write(member('u1', 'demo'), undefined));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
