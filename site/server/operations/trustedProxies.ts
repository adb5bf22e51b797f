import { BlockList, isIP } from 'node:net';

/** Which peers may say on whose behalf they ask. */
export interface TrustedProxies {
  has(address: string | undefined): boolean;
}

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * @param list addresses, subnets (`10.0.0.0/8`) or names, with commas in between
 * @throws Error with the first part that is none of these
 */
export function trustedProxies(list: string): TrustedProxies {
  const addresses = new BlockList();
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => NAMED[part] ?? [part]);
  for (const part of parts) {
    const [address = '', bits, ...more] = part.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const length = bits === undefined ? most : Number(bits);
    if (family === 0 || more.length > 0 || !/^\d*$/.test(bits ?? '') || length > most) {
      throw new Error(`"${part}" is no address, no subnet, and none of loopback and private.`);
    }
    addresses.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
  }
  return {
    has(address) {
      if (parts.length === 0 || address === undefined) return false;
      // A socket that is open to both families writes IPv4 as ::ffff:10.0.0.1.
      const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
      return addresses.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
    },
  };
}
