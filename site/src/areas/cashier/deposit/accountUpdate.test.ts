// @vitest-environment jsdom
import type { BankChannel } from '@brand/domain';
import { bank as channel } from '@brand/domain/testing/transferChannels';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountMemory } from './accountMemory.ts';
import { accountUpdate } from './accountUpdate.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 15, 2, 30);
const changed: BankChannel = {
  ...channel,
  accountNumber: '5550123456',
  accountChangedAt: NOW - DAY,
  previousAccountNumber: '9876543210',
};

/** The notice for a member who opens a channel now. */
const told = (open: BankChannel, userId = 'm_1', now = NOW) =>
  accountUpdate(open, accountMemory.recall(accountMemory.read(), userId, open), now);

beforeEach(() => localStorage.clear());

describe('notice of a changed deposit account', () => {
  it('is shown to a member who has seen the old one, once for each number', () => {
    accountMemory.remember('m_1', channel);
    expect(told(channel)).toBeNull();
    expect(told(changed)).toEqual({ previous: { number: '9876543210' } });
    accountMemory.remember('m_1', changed);
    expect(told(changed)).toBeNull();
    expect(told({ ...changed, accountChangedAt: NOW })).toBeNull();
    expect(told(channel)).not.toBeNull();
  });

  it('is shown after any time if another account was seen', () => {
    accountMemory.remember('m_1', channel);
    expect(told({ ...changed, accountChangedAt: NOW - 900 * DAY })).not.toBeNull();
    expect(told({ ...changed, accountChangedAt: null })).not.toBeNull();
  });

  it('is shown to a new member for 30 days', () => {
    expect(told({ ...changed, accountChangedAt: NOW - 30 * DAY + 1 })).not.toBeNull();
    expect(told({ ...changed, accountChangedAt: NOW - 30 * DAY })).toBeNull();
    expect(told(channel)).toBeNull();
  });

  it('names the account that the member has seen, as far as it is known', () => {
    accountMemory.remember('m_1', channel);
    expect(told({ ...changed, previousAccountNumber: null })).toEqual({
      previous: { end: '3210' },
    });
    // It has changed twice since: the previous account is not the one that was saved.
    expect(told({ ...changed, previousAccountNumber: '1112223334' })).toEqual({
      previous: { end: '3210' },
    });
    expect(told({ ...changed, previousAccountNumber: null }, 'm_2')).toEqual({ previous: null });
  });

  it('is separate for each member and each channel', () => {
    accountMemory.remember('m_1', changed);
    expect(told(changed, 'm_2')).not.toBeNull();
    expect(told({ ...changed, id: 'b2' })).not.toBeNull();
  });

  it('stores no account number on the device', () => {
    accountMemory.remember('m_1', channel);
    accountMemory.remember('m_1', changed);
    const kept = JSON.stringify(Object.entries(localStorage));
    expect(kept).toContain('3456');
    for (const number of ['9876543210', '5550123456', '012345', 'm_1']) {
      expect(kept).not.toContain(number);
    }
  });

  it('forgets the channel seen longest ago after a hundred channels', () => {
    for (let id = 0; id <= 100; id += 1)
      accountMemory.remember('m_1', { ...changed, id: `b${id}` });
    expect(told({ ...changed, id: 'b0' })).not.toBeNull();
    expect(told({ ...changed, id: 'b1' })).toBeNull();
    expect(told({ ...changed, id: 'b100' })).toBeNull();
  });
});
