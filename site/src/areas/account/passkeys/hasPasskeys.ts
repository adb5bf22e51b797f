import type { Operator } from '@brand/operator';

/** An address in figures: browsers have passkeys for names only, `localhost` included. */
const IP_ADDRESS = /^[\d.]+$|:/;

/** Whether this browser has passkeys on this host. */
export function browserHasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname);
}

/** Whether the operator has passkeys, and this browser too. */
export function hasPasskeys({ features }: Pick<Operator, 'features'>): boolean {
  return features.passkeys && browserHasPasskeys();
}
