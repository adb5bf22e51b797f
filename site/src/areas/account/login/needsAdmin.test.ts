import type { Failure } from '@brand/domain';
import en from '@brand/ui/messages/account.en';
import th from '@brand/ui/messages/account.th';
import { expect, it } from 'vitest';
import { needsAdmin } from './needsAdmin.ts';

/** All error messages of login, registration and password recovery. */
const SAID = Object.keys(en).filter((id) => id.startsWith('error.'));
const failure = (id: string) => ({ messageId: id, code: '1' }) as Failure;

it('shows the admin link next to every message that mentions admin, and next to no other', () => {
  expect(SAID.length).toBeGreaterThan(40);
  const [inThai, inEnglish] = [th, en] as unknown as readonly Record<string, string>[];
  for (const id of SAID) {
    expect(needsAdmin(failure(id)), id).toBe(/\badmin\b/.test(inEnglish?.[id] ?? ''));
    expect(needsAdmin(failure(id)), id).toBe((inThai?.[id] ?? '').includes('แอดมิน'));
  }
  expect(needsAdmin(failure('error.general.network'))).toBe(false);
  expect(needsAdmin(null)).toBe(false);
});
