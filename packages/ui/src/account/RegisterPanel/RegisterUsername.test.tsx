import type { RegisterForm, RegisterState } from '@brand/domain';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { asking, banks, filled, nothing } from '../join.fixtures.ts';
import { RegisterPanel } from './RegisterPanel.tsx';
import type { UsernameCheck } from './RegisterUsername.tsx';

const TAKEN: UsernameCheck = { status: 'taken', suggestions: ['arun9947', 'arun_83'] };

interface Drawn {
  check: UsernameCheck | null;
  username?: string | null;
  state?: Partial<Extract<RegisterState, { status: 'login' }>>;
  locale?: 'en' | 'th';
}

function draw({ check, username = 'arun99', state = {}, locale = 'en' }: Drawn) {
  function Step() {
    const [form, setForm] = useState<RegisterForm>({ ...filled, username, password: 'secret99' });
    return (
      <RegisterPanel
        offer={{ status: 'ready', banks }}
        state={asking('login', { form, ...state })}
        otpStep={null}
        otpSent
        onFieldChange={(field, text) => setForm({ ...form, [field]: text })}
        onBankSubmit={nothing}
        onSubmit={nothing}
        onBack={nothing}
        onRetry={nothing}
        usernameCheck={check}
        loginHref="/login"
        depositHref="/deposit"
        homeHref="/"
      />
    );
  }
  return renderInLanguage(<Step />, locale);
}

const box = (name = 'Username') => screen.getByRole<HTMLInputElement>('textbox', { name });
const described = () =>
  document.querySelector(`[id="${box().getAttribute('aria-describedby')}"]`)?.textContent;
const part = (name: string) => document.querySelector(`[data-part=${name}]`);
const announced = () => part('username-check')?.querySelector('[aria-live=polite]')?.textContent;
const HINT = 'Use your phone number, or choose a name of 4–20 characters';

afterEach(cleanup);

describe('the username of a registration', () => {
  it.each([
    ['without a check', null, 'arun99'],
    ['with the phone number as the name', TAKEN, null],
    ['with an empty name', TAKEN, ' '],
  ])('%s has its hint and nothing else', (_, check, username) => {
    draw({ check, username });
    expect(described()).toBe(HINT);
    expect(part('username-check')).toBeNull();
    expect(box().getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['idle', HINT, ''],
    ['checking', 'Checking whether this name is available', ''],
    ['free', 'This name is available', 'This name is available'],
  ] as const)('that is %s says so below the field', (status, text, spoken) => {
    draw({ check: { status } });
    expect(described()).toBe(text);
    expect(announced()?.trim()).toBe(spoken);
    expect(box().getAttribute('aria-invalid')).toBeNull();
  });

  it('that is taken is announced with the names that are free', () => {
    draw({ check: TAKEN });
    expect(described()).toBe('This name is taken. Choose another, for example');
    expect(announced()).toBe('This name is taken. Choose another, for example arun9947 or arun_83');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    const names = within(screen.getByRole('group', { name: 'Available usernames' }));
    expect(names.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'arun9947',
      'arun_83',
    ]);
  });

  it('is filled in by a press on a suggestion, and keeps the focus and the password', async () => {
    draw({ check: TAKEN });
    await userEvent.setup().click(screen.getByRole('button', { name: 'arun_83' }));
    expect(box().value).toBe('arun_83');
    expect(document.activeElement).toBe(box());
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret99');
  });

  it('that is taken and has no suggestion asks for another', () => {
    draw({ check: { status: 'taken', suggestions: [] } });
    expect(described()).toBe('This name is taken. Choose another one.');
    expect(screen.queryByRole('group', { name: 'Available usernames' })).toBeNull();
  });

  it('shows what the server refused, whatever the check says', () => {
    const problems = { username: { messageId: 'account.problem.usernameTaken' } } as const;
    draw({ check: { status: 'free' }, state: { problems } });
    expect(described()).toBe('This username may already be taken. Try another one.');
    expect(announced()?.trim()).toBe('');
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  it('stays the same input from the phone number to a chosen name', async () => {
    draw({ check: { status: 'idle' }, username: null });
    const input = box();
    await userEvent.setup().clear(input);
    await userEvent.setup().type(input, 'arun');
    expect(box()).toBe(input);
    expect(document.activeElement).toBe(input);
    expect(part('username-check')).not.toBeNull();
  });

  it('speaks Thai', () => {
    draw({ check: TAKEN, locale: 'th' });
    expect(screen.getByText('มีผู้ใช้ชื่อนี้แล้ว เลือกชื่ออื่นได้ เช่น')).toBeTruthy();
  });
});
