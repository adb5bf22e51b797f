import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/**
 * The account behind both sandbox addresses. An address is the hash of a public key, but these twenty bytes are a
 * readable text, so no key for them is known. Money sent there would be lost.
 */
export const NOBODYS_ACCOUNT = new TextEncoder().encode('SANDBOX-DO-NOT-PAY!!');

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const TRON = 0x41;

/** Address on TRON (TRC20): base58check over 0x41 and the account. */
export function tronAddress(account: Uint8Array): string {
  const body = Uint8Array.of(TRON, ...account);
  const whole = Uint8Array.of(...body, ...sha256(sha256(body)).slice(0, 4));
  let rest = BigInt(`0x${Buffer.from(whole).toString('hex')}`);
  let text = '';
  // No leading zeros to write as `1`: the first byte is 0x41.
  for (; rest > 0n; rest /= 58n) text = `${BASE58[Number(rest % 58n)] ?? ''}${text}`;
  return text;
}

/** Address on Ethereum (ERC20) with the checksum of EIP-55, which is encoded in the case of its letters. */
export function ethereumAddress(account: Uint8Array): string {
  const digits = Buffer.from(account).toString('hex');
  const hash = Buffer.from(keccak_256(new TextEncoder().encode(digits))).toString('hex');
  const cased = digits.replace(/./g, (digit, at: number) =>
    Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased}`;
}
