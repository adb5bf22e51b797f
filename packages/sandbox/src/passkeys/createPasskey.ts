import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { memberById } from '../members/members.ts';
import { challengeIn, newChallenge, takeChallenge } from './challenges.ts';
import { passkeyRefusal } from './passkeyRefusal.ts';
import { type NewPasskey, isFull, listReply, passkeysOf, storePasskey } from './passkeyStore.ts';

/** COSE algorithms, the preferred first: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257];

/** Who creates a passkey, and at which site. */
interface Creation {
  readonly member: string;
  readonly origin: string;
}

/** What a device has created. */
export interface CreatedCredential {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: string[] | undefined;
  };
}

/** The user handle of a member: the same for each passkey, so that a device keeps one per member. */
export function userHandleOf(member: string): string {
  return Buffer.from(member).toString('base64url');
}

/** Options for creating a passkey, with a new challenge. */
export function creationOptions(context: Context, { member, origin }: Creation): ReplyBody {
  if (isFull(context, member)) return passkeyRefusal(5023);
  const { username } = memberById(context, member);
  const host = new URL(origin).hostname;
  return {
    code: 0,
    result: {
      rp: { id: host, name: host },
      user: { id: userHandleOf(member), name: username, displayName: username },
      challenge: newChallenge(context, { member, origin }, undefined),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: context.rules.passkeys.challengeLife,
      excludeCredentials: passkeysOf(context, member).map(({ id, transports }) => ({
        type: 'public-key',
        id,
        transports: JSON.parse(transports) as string[],
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  };
}

/** Verifies what a device has created, and adds it to the passkeys of the member. */
export async function addPasskey(
  context: Context,
  { member, origin }: Creation,
  { name, credential }: { name: string; credential: CreatedCredential },
): Promise<ReplyBody> {
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (!takeChallenge(context, challenge, { member, origin })) return passkeyRefusal(5020);
  const created = await verified(credential, { challenge, origin });
  if (!created) return passkeyRefusal(5022);
  return context.db.transaction(() => {
    if (isFull(context, member)) return passkeyRefusal(5023);
    // The id of another passkey can only come from a device that copies.
    if (!storePasskey(context, { ...created, member, name })) return passkeyRefusal(5022);
    return listReply(context, member);
  });
}

async function verified(
  { id, response: { clientDataJSON, attestationObject, transports = [] } }: CreatedCredential,
  { challenge, origin }: { challenge: string; origin: string },
): Promise<Omit<NewPasskey, 'member' | 'name'> | null> {
  const response: RegistrationResponseJSON = {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  };
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo?.credential.id !== id) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      id,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: JSON.stringify(transports),
      synced: Number(credentialBackedUp),
    };
  } catch {
    // The library throws for every check that fails.
    return null;
  }
}
