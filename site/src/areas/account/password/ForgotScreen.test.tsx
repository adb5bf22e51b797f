import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, it, vi } from 'vitest';
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
