import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { loginName } from '../../../member/session/loginName.ts';
import { navigate } from '../../../routing/address.ts';
import { NOW, expectAdmin, renderPage } from '../../../member/testing/testPage.tsx';
import { ForgotScreen } from './ForgotScreen.tsx';

const SENT = { code: 0, result: { wait: 60, reference: 'KDMT', expires: NOW / 1000 + 300 } };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  [6001, true],
  [6003, false],
  [6006, true],
  [1234, true],
])('shows the admin link after %i if its message mentions admin', async (code, offered) => {
  navigate('/forgot');
  const page = renderPage(<ForgotScreen />, {
    '/api/v1/member/otp/request': SENT,
    '/api/v1/member/otp/check': { code },
    '/api/v3/member/getLineContact': {
      code: 0,
      result: { id: '@lotus', link: 'https://chat.example/lotus' },
    },
  });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '0812340001{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'OTP code' }), '482913');
  await screen.findByText(new RegExp(`Code ${code}`));
  await expectAdmin(page, offered);
});

it('sends the owner of a phone that no member has to the registration', async () => {
  navigate('/forgot?url=/vip');
  renderPage(<ForgotScreen />, {
    '/api/v1/member/otp/request': SENT,
    '/api/v1/member/otp/check': { code: 8000 },
  });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '0812340001{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'OTP code' }), '482913');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No account was found for this phone number.');
  const link = within(alert).getByRole('link', { name: 'Sign up' });
  expect(link.getAttribute('href')).toContain('/register?url=%2Fvip');
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveProperty(
    'value',
    '081-234-0001',
  );
});

it.each([
  ['081 234 0001', '081-234-0001'],
  ['demo', ''],
])('starts with a phone that the login was tried with: %s', (name, phone) => {
  loginName.save(name);
  navigate('/forgot');
  renderPage(<ForgotScreen />, {});
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveProperty('value', phone);
});
