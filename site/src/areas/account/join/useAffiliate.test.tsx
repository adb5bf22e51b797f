import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readPreferences, setPreference } from '../../../platform/storage/preferences.ts';
import { api } from './testing/joinCalls.ts';
import { renderScreen, prepareRegister, press, toPassword } from './testing/registerPage.tsx';

vi.mock('../../../platform/device/useIsPhone.ts', () => ({ useIsPhone: () => true }));
vi.mock('./useJoinApi.ts', async () => {
  const { api } = await import('./testing/joinCalls.ts');
  return { useJoinApi: () => api };
});

prepareRegister();

describe('an affiliate link', () => {
  it('shows who invites, is stored, and is sent until registration', async () => {
    api.visitAffiliate.mockResolvedValue({ id: '662E41', name: 'af***' });
    const { unmount } = renderScreen({ id: '662e41' });
    expect(await screen.findByText('af*** invites you to sign up')).toBeTruthy();
    expect(readPreferences().affiliateId).toBe('662E41');
    unmount();
    renderScreen();
    await toPassword();
    press('Sign up');
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
    expect(api.register.mock.calls[0]?.[0]).toMatchObject({ ref: '662E41' });
    expect(readPreferences().affiliateId).toBeNull();
    expect(api.visitAffiliate).toHaveBeenCalledTimes(1);
  });

  it.each([
    [true, { link: 'กลุ่ม LINE' }],
    [false, { link: undefined }],
  ])('has a name that is counted and sent if the API counts names: %s', async (counts, named) => {
    history.replaceState(null, '', `/en/aff/662E41?link=${encodeURIComponent(' กลุ่ม  LINE ')}`);
    api.visitAffiliate.mockResolvedValue({ id: '662E41', name: 'af***' });
    const { unmount } = renderScreen({ id: '662E41', affiliateLinkReport: counts });
    expect(await screen.findByText('af*** invites you to sign up')).toBeTruthy();
    expect(api.visitAffiliate.mock.calls[0]?.[0].link).toBe(named.link);
    unmount();
    history.replaceState(null, '', '/en/register');
    renderScreen({ affiliateLinkReport: counts });
    await toPassword();
    press('Sign up');
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
    expect(api.register.mock.calls[0]?.[0].link).toBe(named.link);
    expect(readPreferences().affiliateLink).toBeNull();
  });

  it('is not replaced by the operator’s own link, which the buttons of the site use', async () => {
    history.replaceState(null, '', '/en/aff/HOUSE');
    api.visitAffiliate.mockResolvedValue({ id: 'HOUSE', name: 'ho***' });
    const named = { id: 'HOUSE', affiliateLink: '/aff/HOUSE' };
    const { unmount } = renderScreen(named);
    expect(await screen.findByText('ho*** invites you to sign up')).toBeTruthy();
    unmount();
    renderScreen(named);
    expect(await screen.findByText('ho*** invites you to sign up')).toBeTruthy();
    cleanup();

    setPreference('affiliateId', '662E41');
    renderScreen(named);
    await toPassword();
    press('Sign up');
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
    expect(api.register.mock.calls[0]?.[0]).toMatchObject({ ref: '662E41' });
  });

  it('is ignored when it is unknown or invalid', async () => {
    renderScreen({ id: '000000' });
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy();
    cleanup();
    renderScreen({ id: '../<script>' });
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy();
    expect(readPreferences().affiliateId).toBeNull();
    expect(api.visitAffiliate).toHaveBeenCalledTimes(1);
  });
});
