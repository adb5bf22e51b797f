import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUsdtAddress } from './usdtAddress.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 500;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const HEX = '0123456789abcdefABCDEF';

/** A second, independent implementation, so that test and code do not share a mistake. */
function tron(account: Uint8Array): string {
  return inBase58(tronNumber(account));
}
function tronNumber(account: Uint8Array): bigint {
  const body = Uint8Array.of(0x41, ...account);
  return BigInt(`0x${hex(Uint8Array.of(...body, ...sha256(sha256(body)).slice(0, 4)))}`);
}
function inBase58(number: bigint): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= 58n) text = BASE58.charAt(Number(rest % 58n)) + text;
  return text;
}
function evm(account: Uint8Array): string {
  const hash = hex(keccak_256(new TextEncoder().encode(hex(account))));
  return `0x${hex(account).replace(/./g, (sign, at: number) => (hash.charAt(at) >= '8' ? sign.toUpperCase() : sign))}`;
}
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
/** Account as networks create it: the last bytes of a hash. */
const account = fc.nat().map((key) => keccak_256(new TextEncoder().encode(`key ${key}`)).slice(12));

/** Counts how many random addresses stay valid after a real change. */
function passing(
  make: (account: Uint8Array) => string,
  network: string,
  change: (address: string, at: number, pick: number) => string,
): number {
  let passed = 0;
  const numbers = fc.nat({ max: 1_000_000 });
  fc.assert(
    fc.property(account, numbers, numbers, (bytes, at, pick) => {
      const right = make(bytes);
      const wrong = change(right, at, pick);
      if (wrong !== right && checkUsdtAddress(network, wrong) !== 'invalid') passed += 1;
    }),
    { numRuns: RUNS, seed: 20_260_115 },
  );
  return passed;
}

const anotherCharacter =
  (from: number, alphabet: string) => (address: string, place: number, pick: number) => {
    const at = from + (place % (address.length - from));
    const others = alphabet.replace(address.charAt(at), '');
    return address.slice(0, at) + others.charAt(pick % others.length) + address.slice(at + 1);
  };
const swapped = (from: number) => (address: string, place: number) => {
  const at = from + (place % (address.length - from - 1));
  return address.slice(0, at) + address.charAt(at + 1) + address.charAt(at) + address.slice(at + 2);
};

describe('a USDT address', () => {
  it.each([
    // Published examples: the USDT contract on TRON, and the vectors of EIP-55.
    ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['BEP20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    // The checksum happens to use one letter case only.
    ['ERC20', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['ERC20', '0xde709f2102306220921060314715629080e2fb77'],
    ['Polygon', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
    ['BNB Smart Chain (BEP-20)', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'],
    ['Tron (TRC20)', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ])('on %s is valid as published: %s', (network, address) => {
    expect(checkUsdtAddress(network, address)).toBe('valid');
  });

  it.each(['T8bapsmbLx9nM2m6bBopFrCuzTy5h5nC68', 'TZQ7s7Wkv2SyN5pgpJ7AMdTsXyvYLbktsg'])(
    'of another kind of account than TRON has is refused, although its checksum is right: %s',
    (address) => {
      expect(checkUsdtAddress('TRC20', address)).toBe('invalid');
    },
  );

  it('is valid for every account on its own network', () => {
    fc.assert(
      fc.property(account, (bytes) => {
        expect(checkUsdtAddress('TRC20', tron(bytes))).toBe('valid');
        expect(checkUsdtAddress('ERC20', evm(bytes))).toBe('valid');
      }),
      { numRuns: RUNS },
    );
  });

  it('is never valid on another kind of network', () => {
    fc.assert(
      fc.property(account, (bytes) => {
        expect(checkUsdtAddress('ERC20', tron(bytes))).toBe('invalid');
        expect(checkUsdtAddress('TRC20', evm(bytes))).toBe('invalid');
      }),
      { numRuns: RUNS },
    );
  });

  it('of TRON is refused with any wrong character or two swapped characters', () => {
    expect(passing(tron, 'TRC20', anotherCharacter(0, BASE58))).toBe(0);
    expect(passing(tron, 'TRC20', swapped(0))).toBe(0);
  });

  // EIP-55 misses about one mistake in 4,000. Its checksum cannot do better.
  it('of an EVM network is refused with a wrong character or two swapped characters, as far as EIP-55 detects them', () => {
    expect(passing(evm, 'ERC20', anotherCharacter(2, HEX))).toBeLessThan(RUNS / 500);
    expect(passing(evm, 'ERC20', swapped(2))).toBeLessThan(RUNS / 500);
    expect(passing(evm, 'ERC20', swapped(0))).toBeLessThan(RUNS / 500);
  });

  it('of an EVM network is refused if any letter changes case', () => {
    const turned = (address: string, place: number) => {
      const letters = [...address.matchAll(/[a-f]/gi)].map(({ index }) => index);
      const at = letters[place % letters.length] ?? 0;
      const sign = address.charAt(at);
      const other = sign < 'a' ? sign.toLowerCase() : sign.toUpperCase();
      return address.slice(0, at) + other + address.slice(at + 1);
    };
    expect(passing(evm, 'ERC20', turned)).toBe(0);
  });

  it('of an EVM network is refused in all lower case or all upper case', () => {
    const cased = (how: 'toLowerCase' | 'toUpperCase') => (address: string) =>
      `0x${address.slice(2)[how]()}`;
    expect(passing(evm, 'ERC20', cased('toLowerCase'))).toBe(0);
    expect(passing(evm, 'ERC20', cased('toUpperCase'))).toBe(0);
    expect(checkUsdtAddress('ERC20', `0x${'1234567890'.repeat(4)}`)).toBe('invalid');
  });

  it('is refused with an extra or missing character, or with surrounding text', () => {
    const lengthened = (address: string, place: number, pick: number) => {
      const at = place % (address.length + 1);
      return address.slice(0, at) + BASE58.charAt(pick % 58) + address.slice(at);
    };
    const shortened = (address: string, place: number) => {
      const at = place % address.length;
      return address.slice(0, at) + address.slice(at + 1);
    };
    for (const change of [lengthened, shortened]) {
      expect(passing(tron, 'TRC20', change)).toBe(0);
      expect(passing(evm, 'ERC20', change)).toBe(0);
    }
    for (const around of [' ', '\n', '\u200b', 'tron:']) {
      const address = tron(new Uint8Array(20));
      expect(checkUsdtAddress('TRC20', around + address)).toBe('invalid');
      expect(checkUsdtAddress('TRC20', address + around)).toBe('invalid');
    }
    expect(checkUsdtAddress('TRC20', '')).toBe('invalid');
    expect(checkUsdtAddress('ERC20', '0x')).toBe('invalid');
  });

  it('is refused if it is only the beginning of a longer number', () => {
    // The same digits as the account's in base 16, so that everything but the length is right.
    const number = tronNumber(new Uint8Array(20).fill(0xff)) * 16n ** 41n;
    const longer = inBase58(number);
    expect(longer).toMatch(/^T.{61}$/);
    expect(checkUsdtAddress('TRC20', longer)).toBe('invalid');
  });

  it.each(['', 'Solana', 'TON', 'BEP2', 'OMNI', 'TRC20 / ERC20', 'constructor', 'TRC10'])(
    'is not checked on an unknown network: “%s”',
    (network) => {
      expect(checkUsdtAddress(network, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe(
        'unknownNetwork',
      );
    },
  );
});
