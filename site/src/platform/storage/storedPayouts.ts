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
export const MOST_PAYOUTS = 20;

/** The payouts of a stored record. Null if it is not one that this site writes. */
export function storedPayouts(
  stored: Readonly<Record<string, unknown>>,
): readonly StoredPayout[] | null {
  const { payouts } = stored;
  if (!Array.isArray(payouts) || payouts.length === 0 || payouts.length > MOST_PAYOUTS) return null;
  return payouts.every(isPayout) ? payouts : null;
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
