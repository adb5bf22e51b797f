import { fingerprint } from '../device/fingerprint.ts';

/** A sent payout of unknown outcome, as stored on the device. It stays after a logout, for the next login of its member. */
export interface StoredPayout {
  /** The member as a fingerprint. */
  readonly owner: string;
  readonly intent: string;
  readonly amount: number;
  /** Ms since 1970 on the server's clock. */
  readonly sentAt: number;
  readonly released: boolean;
}

/** Maximum number of stored payouts of all members of the device. */
const MOST = 20;

/** The payouts of a stored record. Null if it is not one that this site writes. */
export function storedPayouts(
  stored: Readonly<Record<string, unknown>>,
): readonly StoredPayout[] | null {
  const { payouts } = stored;
  if (!Array.isArray(payouts) || payouts.length === 0 || payouts.length > MOST) return null;
  return payouts.every(isPayout) ? payouts : null;
}

/** The newest payouts in the stored format. */
export function payoutsText(payouts: readonly StoredPayout[]): string {
  return JSON.stringify({ payouts: payouts.slice(-MOST) });
}

/** Whether a payout belongs to the member. */
export function isPayoutOf({ owner }: StoredPayout, userId: string | null): boolean {
  return userId !== null && owner === fingerprint(userId);
}

function isPayout(value: unknown): value is StoredPayout {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, intent, amount, sentAt, released } = value as Record<string, unknown>;
  return (
    typeof owner === 'string' &&
    /^\w{1,11}$/.test(owner) &&
    typeof intent === 'string' &&
    /^[\w-]{8,128}$/.test(intent) &&
    Number.isSafeInteger(amount) &&
    (amount as number) >= 0 &&
    Number.isSafeInteger(sentAt) &&
    typeof released === 'boolean'
  );
}
