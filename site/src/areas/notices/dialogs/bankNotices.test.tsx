import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ANNOUNCEMENT,
  MINUTE,
  aroundNotices,
  goTo,
  later,
  lookAgain,
  openDialog,
  openPage,
  press,
  shows,
  tell,
  told,
  wireNotice,
} from './testing/testNotices.tsx';

const HOUR = 60 * MINUTE;

aroundNotices();

describe('bank notice', () => {
  const BANK = wireNotice('bank', { type: 'bank', link: '/deposit' });

  it('comes before the announcement, and is not one of its pages', async () => {
    told.announcement = ANNOUNCEMENT;
    tell(wireNotice('a'), BANK);
    openPage();
    await shows('Notice bank');
    expect(screen.queryByText(/ of \d/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close all' })).toBeNull();
    await press('I have checked the account number');
    await shows('Service hours');
    expect(await screen.findByText('1 of 2')).toBeTruthy();
    await press('Next');
    await shows('Notice a');
    expect(screen.getByText('2 of 2')).toBeTruthy();
  });

  it('that comes later waits until the open pages are read', async () => {
    told.announcement = ANNOUNCEMENT;
    tell(wireNotice('a'));
    openPage();
    await shows('Service hours');
    tell(wireNotice('a'), BANK);
    await later(11 * MINUTE);
    expect(openDialog()).toBe('Service hours');
    await press('Next');
    await shows('Notice a');
    await press('Close');
    await shows('Notice bank');
  });

  it('comes first, is answered instead of closed, and asks again two hours later', async () => {
    tell(wireNotice('a'), BANK);
    openPage();
    await shows('Notice bank');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(openDialog()).toBe('Notice bank');
    await press('I have checked the account number');
    await shows('Notice a');
    await press('Close');
    await later(2 * HOUR);
    await shows('Notice bank');
  });

  it('links to the deposit, and nothing else opens before the member has left that', async () => {
    tell(BANK, wireNotice('a'));
    openPage();
    await shows('Notice bank');
    fireEvent.click(screen.getByRole('link', { name: 'Go to deposit' }));
    await shows(null);
    expect(location.pathname).toBe('/en/deposit');
    await lookAgain();
    expect(openDialog()).toBeNull();
    await goTo('/en/history');
    await shows('Notice a');
  });

  it('keeps the admin link and the logout available', async () => {
    tell(BANK);
    const { services } = openPage();
    await shows('Notice bank');
    const contact = await screen.findByRole('link', { name: 'Contact admin' });
    expect(contact.getAttribute('href')).toBe('https://line.example/admin');
    await press('Log out');
    await waitFor(() => expect(services.session.read()).toBeNull());
    await shows(null);
  });

  it('is independent of the accounts that the deposit has shown', async () => {
    localStorage.setItem('knownAccounts', '1x:2y:3210');
    tell(BANK);
    openPage();
    await shows('Notice bank');
    await press('I have checked the account number');
    expect(localStorage.getItem('knownAccounts')).toBe('1x:2y:3210');
  });
});
