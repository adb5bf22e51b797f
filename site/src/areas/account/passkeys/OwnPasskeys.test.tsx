import type { Operator } from '@brand/operator';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '../../../member/session/sessionStore.ts';
import { type Replies, member, renderPage } from '../../../member/testing/testPage.tsx';
import { OPTIONS, testDevice } from './testDevice.ts';
import { PasskeysSlot } from './PasskeysSlot.tsx';

const PATH = '/api/v1/member/passkey';
const FIRST = { id: 'Qx1c6tZrW9eNf4uJh2sPdg', name: 'Passkey 1', created: 1_768_444_200 };
const listOf = (...names: string[]) => ({
  code: 0,
  result: {
    max: 10,
    list: names.map((name, at) => ({
      ...FIRST,
      id: `${FIRST.id}${at}`,
      name,
      last_used: null,
      synced: true,
    })),
  },
});

afterEach(() => {
  cleanup();
  createSessionStore().write(null, 'loggedOut');
  vi.unstubAllGlobals();
});

function show(replies: Replies = {}, passkeys = true) {
  createSessionStore().write(member('m_0001', 'demo'));
  const features = { line: true, passkeys } as Operator['features'];
  const all = { [`${PATH}/list`]: listOf('Passkey 1'), [`${PATH}/options`]: OPTIONS, ...replies };
  return { ...renderPage(<PasskeysSlot />, all, { features }), all };
}

const add = () => screen.findByRole('button', { name: 'Add a passkey' });

it('adds a passkey of this device under the next free name', async () => {
  const { prompts } = testDevice();
  const { calls } = show({ [`${PATH}/add`]: listOf('Passkey 1', 'Passkey 2') });
  await userEvent.click(await add());
  await waitFor(() => expect(prompts).toHaveLength(1));
  act(() => prompts[0]?.approve());
  expect(await screen.findByText('Passkey added')).toBeTruthy();
  expect(screen.getByText('Passkey 2')).toBeTruthy();
  expect(calls.at(-1)).toMatchObject({ path: `${PATH}/add`, body: { name: 'Passkey 2' } });
});

it.each([
  ['NotAllowedError', 'No passkey was added'],
  ['InvalidStateError', /This device already has a passkey of this account/],
  ['NotSupportedError', /This device could not create a passkey/],
])('says how a prompt ended that ended with %s', async (name, sentence) => {
  const { prompts } = testDevice();
  const { calls } = show();
  await userEvent.click(await add());
  await waitFor(() => expect(prompts).toHaveLength(1));
  act(() => prompts[0]?.refuse(name));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(calls.some(({ path }) => path === `${PATH}/add`)).toBe(false);
});

it('reads the list again when the reply is lost', async () => {
  const { prompts } = testDevice();
  const { all } = show({ [`${PATH}/add`]: 'down' });
  await userEvent.click(await add());
  await waitFor(() => expect(prompts).toHaveLength(1));
  Object.assign(all, { [`${PATH}/list`]: listOf('Passkey 1', 'Passkey 2') });
  act(() => prompts[0]?.approve());
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  expect(await screen.findByText('Passkey 2')).toBeTruthy();
});

it('renames and removes', async () => {
  testDevice();
  const { calls } = show({
    [`${PATH}/rename`]: listOf('Phone'),
    [`${PATH}/remove`]: listOf(),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Passkey 1' }));
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'Phone{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No passkeys yet')).toBeTruthy();
  expect(calls.map(({ path, body }) => [path, body])).toMatchObject([
    [`${PATH}/list`, ''],
    [`${PATH}/rename`, { id: `${FIRST.id}0`, name: 'Phone' }],
    [`${PATH}/remove`, { id: `${FIRST.id}0` }],
  ]);
});

it('manages passkeys in a browser that cannot add one', async () => {
  show();
  expect(await screen.findByText(/This browser cannot add passkeys/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove Passkey 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('reports that the list could not be loaded, and loads it again', async () => {
  testDevice();
  const { all } = show({ [`${PATH}/list`]: 'down' });
  expect(await screen.findByText('Your passkeys could not be loaded')).toBeTruthy();
  Object.assign(all, { [`${PATH}/list`]: listOf('Passkey 1') });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Passkey 1')).toBeTruthy();
});

it('shows and requests nothing if the operator has no passkeys', () => {
  testDevice();
  const { container, calls } = show({}, false);
  expect(container.textContent).toBe('');
  expect(calls).toEqual([]);
});
