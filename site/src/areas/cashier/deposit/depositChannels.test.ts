import { ApiError } from '@brand/api';
import { type BankChannel, type Profile, type QrChannel, satangFromBaht } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { depositChannels } from './useDepositChannels.ts';

const range = { min: satangFromBaht(50), max: satangFromBaht(45_000) };
const qr: QrChannel = {
  id: 'p1',
  kind: 'payment',
  name: 'QR',
  accountName: null,
  image: null,
  range,
  bonus: null,
};
const bank = {
  ...qr,
  id: 'b1',
  kind: 'bank',
  accountNumber: '9876543210',
} as unknown as BankChannel;
const profile = (lists: Partial<Profile>) => ({
  data: { qrChannels: [], bankChannels: [], usdtChannels: [], ...lists } as unknown as Profile,
  error: null,
});
const down = { error: new ApiError({ kind: 'network' }) };
const list = (data: readonly QrChannel[]) => ({ data, error: null });
const waiting = { error: null };

describe('deposit channels', () => {
  it('are the QR channels and then the accounts of the profile; one kind is enough', () => {
    expect(depositChannels(profile({ bankChannels: [bank] }), list([qr]))).toEqual({
      status: 'ready',
      channels: [qr, bank],
    });
    expect(depositChannels(profile({}), list([qr]))).toMatchObject({ channels: [qr] });
    expect(depositChannels(profile({ bankChannels: [bank] }), list([]))).toMatchObject({
      channels: [bank],
    });
  });

  it('wait until both lists are known, so that nothing jumps', () => {
    expect(depositChannels(waiting, list([qr])).status).toBe('loading');
    expect(depositChannels(profile({ bankChannels: [bank] }), waiting).status).toBe('loading');
  });

  it('are not ready without a profile', () => {
    expect(depositChannels(down, list([qr])).status).toBe('error');
    expect(depositChannels(down, waiting).status).toBe('error');
  });

  it('are those of the profile when the QR list is unavailable', () => {
    expect(depositChannels(profile({ qrChannels: [qr] }), down)).toMatchObject({ channels: [qr] });
    expect(depositChannels(profile({ bankChannels: [bank] }), down)).toMatchObject({
      channels: [bank],
    });
    expect(depositChannels(profile({}), down).status).toBe('error');
  });

  it('are empty when there are none of either kind, which is not an error', () => {
    expect(depositChannels(profile({}), list([])).status).toBe('empty');
  });

  it('stay unchanged when a second request fails', () => {
    const held = { ...profile({ bankChannels: [bank] }), error: new Error('down') };
    expect(depositChannels(held, { data: [qr], error: new Error('down') })).toMatchObject({
      channels: [qr, bank],
    });
  });
});
