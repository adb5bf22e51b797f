import type { Failure } from '@brand/domain';
import en from '@brand/ui/messages/account.en';
import th from '@brand/ui/messages/account.th';
import { expect, it } from 'vitest';
import { needsAdmin } from './needsAdmin.ts';

/** What can be said to one who logs in, joins or gets back in. */
const SAID = Object.keys(en).filter((id) => id.startsWith('error.'));
const failure = (id: string) => ({ messageId: id, code: '1' }) as Failure;

it('the way to admin stands beside every sentence that says to go there, and beside no other', () => {
  expect(SAID.length).toBeGreaterThan(40);
  const [inThai, inEnglish] = [th, en] as unknown as readonly Record<string, string>[];
  for (const id of SAID) {
    expect(needsAdmin(failure(id)), id).toBe(/\badmin\b/.test(inEnglish?.[id] ?? ''));
    expect(needsAdmin(failure(id)), id).toBe((inThai?.[id] ?? '').includes('แอดมิน'));
  }
  expect(needsAdmin(failure('error.general.network'))).toBe(false);
  expect(needsAdmin(null)).toBe(false);
});
