import {
  type AuthenticationResponseJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { countFailure, forgetFailures, mustWait } from '../auth/loginThrottle.ts';
import { loginRefused, openLogin, requireWelcome } from '../auth/openLogin.ts';
import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { memberById } from '../members/members.ts';
import { challengeIn, hasTooMany, newChallenge, takeChallenge } from './challenges.ts';
import { userHandleOf } from './createPasskey.ts';
import { passkeyRefusal } from './passkeyRefusal.ts';
import { type Passkey, passkeyById } from './passkeyStore.ts';

/** From where a login comes. */
interface Caller {
  readonly origin: string;
  /** Undefined for an in-process request. */
  readonly address: string | undefined;
}

/** What a device has signed. */
export interface SignedCredential {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle: string;
  };
}

/** Options for a login, with a new challenge. Throws 4290 after too many of them. */
export function loginOptions(context: Context, { origin, address }: Caller): ReplyBody {
  return context.db.transaction(() => {
    if (hasTooMany(context, address)) throw loginRefused(4290);
    return {
      code: 0,
      result: {
        rpId: new URL(origin).hostname,
        challenge: newChallenge(context, { member: null, origin }, address),
        timeout: context.rules.passkeys.challengeLife,
        userVerification: 'required',
      },
    };
  });
}

/** Logs in the owner of a passkey, by the rules of a login with a password. Throws its codes. */
export async function logInByPasskey(
  context: Context,
  credential: SignedCredential,
  { origin, address }: Caller,
): Promise<ReplyBody> {
  const { id, response } = credential;
  const known = passkeyById(context, id);
  const owner = known && memberById(context, known.member);
  const attempt = { username: owner?.username, address };
  if (mustWait(context, attempt)) throw loginRefused(4290);
  const challenge = challengeIn(response.clientDataJSON);
  if (!takeChallenge(context, challenge, { member: null, origin })) return passkeyRefusal(5020);
  if (!known || !owner) {
    countFailure(context, attempt);
    return passkeyRefusal(5021);
  }
  const signed =
    response.userHandle === userHandleOf(owner.id)
      ? await verified(credential, known, { challenge, origin })
      : null;
  // Attempts that arrived during this check count as well, as for a password.
  if (mustWait(context, attempt)) throw loginRefused(4290);
  if (!signed) {
    countFailure(context, attempt);
    return passkeyRefusal(5022);
  }
  return context.db.transaction(() => {
    requireWelcome(context, owner);
    if (!noteUse(context, id, signed)) return passkeyRefusal(5021);
    forgetFailures(context, owner.username);
    return { code: 0, result: openLogin(context, owner) };
  });
}

/** What a device said of itself in a login. */
type Use = Pick<Passkey, 'counter' | 'synced'>;

async function verified(
  { id, response }: SignedCredential,
  { public_key: publicKey, counter }: Passkey,
  { challenge, origin }: { challenge: string; origin: string },
): Promise<Use | null> {
  const signed: AuthenticationResponseJSON = {
    id,
    rawId: id,
    type: 'public-key',
    response,
    clientExtensionResults: {},
  };
  try {
    const { verified: isGood, authenticationInfo } = await verifyAuthenticationResponse({
      response: signed,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: { id, publicKey, counter },
    });
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return isGood ? { counter: newCounter, synced: Number(credentialBackedUp) } : null;
  } catch {
    // The library throws for every check that fails, also for a counter that does not grow.
    return null;
  }
}

/** False if the passkey was removed in the meantime. */
function noteUse({ db, clock }: Context, id: string, { counter, synced }: Use): boolean {
  const noted = db.run(
    'UPDATE passkeys SET counter = ?, synced = ?, last_used = ? WHERE id = ?',
    counter,
    synced,
    clock.now(),
    id,
  );
  return noted > 0;
}
