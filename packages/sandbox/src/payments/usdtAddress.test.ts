import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { NOBODYS_ACCOUNT, ethereumAddress, tronAddress } from './usdtAddress.ts';

const hex = (data: Uint8Array) => Buffer.from(data).toString('hex');

describe('a USDT address', () => {
  it.each([
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'fB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    'dbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    'D1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('on Ethereum is cased as EIP-55 shows it: %s', (published) => {
    expect(ethereumAddress(Buffer.from(published, 'hex'))).toBe(`0x${published}`);
  });

  it('on TRON equals the published address of the USDT contract', () => {
    const contract = Buffer.from('a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'hex');
    expect(tronAddress(contract)).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  });

  it('of the sandbox has a valid checksum on its network', () => {
    const address = tronAddress(NOBODYS_ACCOUNT);
    expect(address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    const number = Array.from(address).reduce(
      (sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)),
      0n,
    );
    const whole = Buffer.from(number.toString(16).padStart(50, '0'), 'hex');
    const twice = createHash('sha256').update(
      createHash('sha256').update(whole.subarray(0, 21)).digest(),
    );
    expect(hex(whole.subarray(21))).toBe(twice.digest('hex').slice(0, 8));
    expect(whole.subarray(1, 21).toString()).toBe('SANDBOX-DO-NOT-PAY!!');
    expect(ethereumAddress(NOBODYS_ACCOUNT).slice(2).toLowerCase()).toBe(hex(NOBODYS_ACCOUNT));
  });
});
