import type { Failure, Passkey } from '@brand/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { PasskeysPanel, type PasskeysPanelProps } from './PasskeysPanel.tsx';

const phone: Passkey = {
  id: 'kV3r8pQ2mT0aYx5uBz7nLw',
  name: 'Phone',
  createdAt: NOW,
  lastUsedAt: null,
  isSynced: false,
};
const refusal: Failure = { messageId: 'error.passkey.5024', code: '5024' };

function show(more: Partial<PasskeysPanelProps> = {}) {
  const calls = {
    onAdd: vi.fn<NonNullable<PasskeysPanelProps['onAdd']>>(() => Promise.resolve('added')),
    onRename: vi.fn<PasskeysPanelProps['onRename']>(() => Promise.resolve(null)),
    onRemove: vi.fn<PasskeysPanelProps['onRemove']>(() => Promise.resolve(null)),
  };
  renderInLanguage(
    <PasskeysPanel
      state={{ status: 'ready', list: [phone], max: 10 }}
      onRetry={() => undefined}
      {...calls}
      {...more}
    />,
  );
  return { ...calls, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

afterEach(cleanup);

describe('PasskeysPanel', () => {
  it('says when a passkey was added, that it was not used, and that it is on one device', () => {
    show();
    const row = screen.getByRole('listitem').textContent;
    expect(row).toContain('Added 15 Jan 2026');
    expect(row).toContain('Not used yet');
    expect(row).toContain('On one device only');
  });

  it('says when a passkey was last used, and that it is synced', () => {
    const used = { ...phone, lastUsedAt: NOW, isSynced: true };
    show({ state: { status: 'ready', list: [used], max: 10 } });
    const row = screen.getByRole('listitem').textContent;
    expect(row).toContain('Last used 15 Jan 2026');
    expect(row).toContain('Synced by your password manager');
  });

  it('asks the device once for repeated presses, and says that the passkey was added', async () => {
    let finish: (result: 'added') => void = () => {};
    const onAdd = vi.fn(() => new Promise<'added'>((resolve) => (finish = resolve)));
    const { user } = show({ onAdd });
    await user.dblClick(button('Add a passkey'));
    expect(onAdd).toHaveBeenCalledTimes(1);
    finish('added');
    expect(await screen.findByText('Passkey added')).toBeTruthy();
  });

  it.each([
    ['a closed prompt', 'cancelled', 'No passkey was added'],
    ['a device that has one', 'exists', /^This device already has a passkey/],
  ] as const)('says in one neutral line that %s added nothing', async (_, result, sentence) => {
    const { user } = show({ onAdd: () => Promise.resolve(result) });
    await user.click(button('Add a passkey'));
    expect((await screen.findByText(sentence)).closest('[role=status]')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows why a passkey was not added', async () => {
    const failed: Failure = { messageId: 'error.passkey.prompt', code: null };
    const { user } = show({ onAdd: () => Promise.resolve(failed) });
    await user.click(button('Add a passkey'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Try another browser or device',
    );
  });

  it('has no button in a browser without passkeys, nor when there are as many as allowed', () => {
    show({ onAdd: null });
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByText(/This browser cannot add passkeys/)).toBeTruthy();
    cleanup();
    show({ state: { status: 'ready', list: [phone], max: 1 } });
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByText(/You have 1 passkeys/)).toBeTruthy();
  });

  it('renames in place, without spaces around the name, and returns the focus', async () => {
    const { user, onRename } = show();
    await user.click(button('Rename Phone'));
    const field = screen.getByRole('textbox', { name: 'Passkey name' });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.click(button('Save'));
    expect(screen.getByText('Please enter a name')).toBeTruthy();
    await user.type(field, '  Old   phone {Enter}');
    expect(onRename).toHaveBeenCalledExactlyOnceWith(phone.id, 'Old phone');
    expect(await screen.findByText('Name saved')).toBeTruthy();
    expect(document.activeElement).toBe(button('Rename Phone'));
  });

  it('keeps the typed name after a refusal', async () => {
    const { user } = show({ onRename: () => Promise.resolve(refusal) });
    await user.click(button('Rename Phone'));
    await user.type(screen.getByRole('textbox'), '2{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('already removed');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).not.toBe('');
  });

  it('removes after a question that names the passkey', async () => {
    const { user, onRemove } = show();
    await user.click(button('Remove Phone'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('“Phone” can no longer be used to log in');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(onRemove).not.toHaveBeenCalled();
    await user.click(button('Remove Phone'));
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(phone.id);
    expect(await screen.findByText('Passkey removed')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('moves the focus to the next step when the row is gone', async () => {
    function Removable() {
      const [list, setList] = useState([phone]);
      return (
        <PasskeysPanel
          state={{ status: 'ready', list, max: 10 }}
          onRetry={() => undefined}
          onAdd={() => Promise.resolve('added')}
          onRename={() => Promise.resolve(null)}
          onRemove={() => {
            setList([]);
            return Promise.resolve(null);
          }}
        />
      );
    }
    renderInLanguage(<Removable />);
    await userEvent.click(button('Remove Phone'));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No passkeys yet')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(button('Add a passkey')));
  });

  it('stays in the question when the removal is refused', async () => {
    const { user } = show({ onRemove: () => Promise.resolve(refusal) });
    await user.click(button('Remove Phone'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('already removed');
  });
});
