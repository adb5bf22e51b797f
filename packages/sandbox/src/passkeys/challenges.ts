import type { Context } from '../context.ts';

const CHALLENGE_BYTES = 32;

/** What a challenge is for. */
export interface ChallengeUse {
  /** The member who creates a passkey; null for a login. */
  readonly member: string | null;
  /** Origin of the site that asked for it. */
  readonly origin: string;
}

/** Creates a challenge for one use, in base64url. */
export function newChallenge(
  { db, clock, random, rules }: Context,
  { member, origin }: ChallengeUse,
  address: string | undefined,
): string {
  const challenge = random.token(CHALLENGE_BYTES);
  db.run('DELETE FROM passkey_challenges WHERE expires <= ?', clock.now());
  db.run(
    'INSERT INTO passkey_challenges (challenge, member, origin, address, expires) VALUES (?, ?, ?, ?, ?)',
    challenge,
    member,
    origin,
    address ?? null,
    clock.now() + rules.passkeys.challengeLife,
  );
  return challenge;
}

/**
 * Uses up a challenge, whatever follows. False if it is unknown, was used, has expired, or is for another member or
 * site.
 */
export function takeChallenge(
  { db, clock }: Context,
  challenge: string,
  { member, origin }: ChallengeUse,
): boolean {
  const taken = db.run(
    'DELETE FROM passkey_challenges WHERE challenge = ? AND member IS ? AND origin = ? AND expires > ?',
    challenge,
    member,
    origin,
    clock.now(),
  );
  return taken > 0;
}

/** Whether an address has as many unused challenges for logins as it may have. */
export function hasTooMany({ db, clock, rules }: Context, address: string | undefined): boolean {
  const open = db.all(
    'SELECT 1 FROM passkey_challenges WHERE address IS ? AND member IS NULL AND expires > ? LIMIT ?',
    address ?? null,
    clock.now(),
    rules.passkeys.openPerAddress,
  );
  return open.length >= rules.passkeys.openPerAddress;
}

/** The challenge in the client data of a device; empty if they cannot be read. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return '';
    return typeof data.challenge === 'string' ? data.challenge : '';
  } catch {
    return '';
  }
}
