import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** Whether an address may be paid to, based on the checksum of its network. */
export type UsdtAddressCheck = 'valid' | 'invalid' | 'unknownNetwork';

type Family = 'tron' | 'evm';

/** Networks by the names that operators use. */
const FAMILY_OF: Readonly<Record<string, Family>> = {
  trc20: 'tron',
  tron: 'tron',
  erc20: 'evm',
  ethereum: 'evm',
  bep20: 'evm',
  bsc: 'evm',
  polygon: 'evm',
  arbitrum: 'evm',
  optimism: 'evm',
};

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/**
 * Checks the checksum of an address: base58check on TRON (TRC20), EIP-55 on Ethereum and compatible networks (ERC20,
 * BEP20, Polygon …). USDT sent to a wrong address is lost, so an address that does not match its checksum exactly is
 * `invalid`. This includes an address in all lower case or all upper case, and surrounding spaces.
 *
 * @param network as the operator writes it: `TRC20`, `trc-20`, `Tron (TRC20)`. The result is `unknownNetwork` if it
 *   contains none of the networks above, or several of different kinds.
 */
export function checkUsdtAddress(network: string, address: string): UsdtAddressCheck {
  const family = familyOf(network);
  if (!family) return 'unknownNetwork';
  return (family === 'tron' ? isTronAddress(address) : isEvmAddress(address)) ? 'valid' : 'invalid';
}

function familyOf(network: string): Family | null {
  const words = network
    .toLowerCase()
    .replace(/([a-z])-(\d)/g, '$1$2')
    .split(/[^a-z0-9]+/);
  const named = words.flatMap((word) => (Object.hasOwn(FAMILY_OF, word) ? FAMILY_OF[word]! : []));
  return named.every((family) => family === named[0]) ? (named[0] ?? null) : null;
}

/** Base58check: 0x41, twenty bytes of the account, and the first four of the double SHA-256 of both. */
function isTronAddress(address: string): boolean {
  // Every account that begins with 0x41 has 34 characters and starts with T.
  // A text of this form always decodes to 25 bytes.
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false;
  let value = 0n;
  for (const sign of address) value = value * 58n + BigInt(BASE58.indexOf(sign));
  const digits = value.toString(16);
  const byteAt = (at: number) => Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  const bytes = Uint8Array.from({ length: 25 }, (_, at) => byteAt(at));
  const sum = sha256(sha256(bytes.subarray(0, 21)));
  return bytes[0] === 0x41 && bytes.subarray(21).every((byte, at) => byte === sum[at]);
}

/** EIP-55: a letter is upper case if the hash of the lower-case digits has 8 or more at its position. */
function isEvmAddress(address: string): boolean {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1];
  // Without letters, EIP-55 cannot check anything.
  if (!digits || !/[a-f]/i.test(digits)) return false;
  const hash = keccak_256(new TextEncoder().encode(digits.toLowerCase()));
  return Array.from(digits).every((sign, at) => {
    const half = (hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0);
    return sign === ((half & 15) >= 8 ? sign.toUpperCase() : sign.toLowerCase());
  });
}
