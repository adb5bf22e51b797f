import { Button } from '@brand/ui';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '../../../member/session/sessionStore.ts';
import { member, renderPage } from '../../../member/testing/testPage.tsx';
import { LineSlot } from './LineSlot.tsx';

beforeEach(() => createSessionStore().write(member('m_0001', 'demo')));
afterEach(() => {
  cleanup();
  createSessionStore().write(null, 'loggedOut');
  vi.unstubAllGlobals();
});

const open = () =>
  renderPage(
    <LineSlot>
      {({ label, busy, onPress }) => (
        <Button loading={busy} onClick={onPress}>
          {label}
        </Button>
      )}
    </LineSlot>,
    { '/api/check': { code: 1 } },
  );

it('reserves the space of the button until its code has loaded', async () => {
  open();
  expect(screen.getByRole('button').textContent).toContain('LINE');
  expect(screen.queryByRole('button', { name: 'Connect LINE' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Connect LINE' })).toBeTruthy();
});

it('is empty for a visitor', () => {
  createSessionStore().write(null, 'loggedOut');
  open();
  expect(screen.queryByRole('button')).toBeNull();
});
