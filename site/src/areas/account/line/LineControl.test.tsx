import { Button } from '@brand/ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { createSessionStore } from '../../../member/session/sessionStore.ts';
import { type Replies, member, renderPage } from '../../../member/testing/testPage.tsx';
import { LineControl } from './LineControl.tsx';
import { readLineWay } from './lineWay.ts';

const AUTHORIZE = '/api/authorize';
const CHECK = '/api/check';
const ALLOWED = { code: 0, result: { link: 'https://line.example/consent?request=lr_1' } };

beforeEach(() => {
  createSessionStore().write(member('m_0001', 'demo'));
  navigate('/list/slot?sort=new');
});
afterEach(() => {
  cleanup();
  createSessionStore().write(null, 'loggedOut');
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (replies: Replies) =>
  renderPage(
    <LineControl render={({ label, onPress }) => <Button onClick={onPress}>{label}</Button>} />,
    replies,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('goes to LINE immediately when no account is connected, with a verifier for this tab and page', async () => {
  const { calls } = open({ [CHECK]: { code: 1 }, [AUTHORIZE]: ALLOWED });
  await press('Connect LINE');
  await waitFor(() => expect(calls.at(-1)?.path).toBe(AUTHORIZE));
  await waitFor(() => expect(sessionStorage.getItem('lineWay')).not.toBeNull());
  expect(readLineWay()).toMatchObject({
    intent: 'link',
    userId: 'm_0001',
    page: '/list/slot?sort=new',
  });
});

it('asks before it changes a connected account, and accepts a refusal', async () => {
  const { calls } = open({ [CHECK]: { code: 0 }, [AUTHORIZE]: ALLOWED });
  await press('Change LINE account');
  const question = within(await screen.findByRole('alertdialog', { name: 'Change LINE account?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(calls.map(({ path }) => path)).not.toContain(AUTHORIZE);
  await press('Change LINE account');
  const again = within(await screen.findByRole('alertdialog', { name: 'Change LINE account?' }));
  await userEvent.click(again.getByRole('button', { name: 'Change LINE account' }));
  await waitFor(() => expect(readLineWay()?.intent).toBe('change'));
});

it('asks also when only LINE knows that an account is connected', async () => {
  open({ [CHECK]: { code: 1 }, [AUTHORIZE]: { code: 6000 } });
  await press('Connect LINE');
  expect(await screen.findByRole('alertdialog', { name: 'Change LINE account?' })).toBeTruthy();
  expect(document.cookie).toContain('line=1');
});

it('shows in the dialog why LINE could not be opened, and stays on the page', async () => {
  const replies: Replies = { [CHECK]: { code: 0 }, [AUTHORIZE]: 'down' };
  open(replies);
  await press('Change LINE account');
  const question = within(await screen.findByRole('alertdialog', { name: 'Change LINE account?' }));
  await userEvent.click(question.getByRole('button', { name: 'Change LINE account' }));
  expect((await question.findByRole('alert')).textContent).toContain('No connection');
});

it('starts once for several presses in one task', async () => {
  const { calls } = open({ [CHECK]: { code: 1 }, [AUTHORIZE]: ALLOWED });
  const button = await screen.findByRole('button', { name: 'Connect LINE' });
  for (let click = 0; click < 100; click += 1) button.click();
  await waitFor(() => expect(sessionStorage.getItem('lineWay')).not.toBeNull());
  expect(calls.filter(({ path }) => path === AUTHORIZE)).toHaveLength(1);
});
