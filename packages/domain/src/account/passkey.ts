/** A passkey of a member. Times are ms since 1970. */
export interface Passkey {
  /** Id of the credential, in base64url. */
  readonly id: string;
  /** The member's own name for it. */
  readonly name: string;
  readonly createdAt: number;
  /** The last login with it; null if there was none. */
  readonly lastUsedAt: number | null;
  /** Whether its device said that it is backed up. False: it is on one device only. */
  readonly isSynced: boolean;
}

/** The passkeys of a member, the oldest first, and how many a member may have. */
export interface Passkeys {
  readonly list: readonly Passkey[];
  readonly max: number;
}

/** Maximum length of the name of a passkey. */
export const PASSKEY_NAME_MAX = 40;

/** A typed name of a passkey in API format. Null if nothing is left of it. */
export function passkeyName(typed: string): string | null {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ').slice(0, PASSKEY_NAME_MAX);
  return name.trim() || null;
}
