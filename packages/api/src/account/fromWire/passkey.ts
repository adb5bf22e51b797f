import type { Passkey, Passkeys } from '@brand/domain';
import * as v from 'valibot';
import { listOf } from '../../client/fromWire/list.ts';
import { orNull, required, unixTime } from '../../client/fromWire/loose.ts';
import { resultOf } from '../../client/fromWire/envelope.ts';

const passkey = v.pipe(
  v.object({
    id: required,
    name: required,
    created: unixTime,
    last_used: orNull(unixTime),
    synced: v.boolean(),
  }),
  v.transform(({ id, name, created, last_used, synced }): Passkey => ({
    id,
    name,
    createdAt: created,
    lastUsedAt: last_used,
    isSynced: synced,
  })),
);

/** Reply of `passkeyList`, `addPasskey`, `renamePasskey` and `removePasskey` → all passkeys of the member. */
export const passkeysReply = v.pipe(
  resultOf(
    v.object({ max: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), list: listOf(passkey) }),
  ),
  v.transform(({ max, list }) => ({
    passkeys: { max, list: list.items } satisfies Passkeys,
    dropped: list.dropped,
  })),
);

const type = v.literal('public-key');
const transports = v.optional(v.array(v.string()), []);

/** Reply of `passkeyOptions` → options for the browser. */
export const creationOptionsReply = resultOf(
  v.object({
    rp: v.object({ id: required, name: required }),
    user: v.object({ id: required, name: required, displayName: v.string() }),
    challenge: required,
    pubKeyCredParams: v.array(v.object({ type, alg: v.number() })),
    timeout: v.number(),
    excludeCredentials: v.array(v.object({ type, id: required, transports })),
    authenticatorSelection: v.object({
      residentKey: v.literal('required'),
      requireResidentKey: v.optional(v.boolean(), true),
      userVerification: v.literal('required'),
    }),
    attestation: v.literal('none'),
  }),
);

/** Reply of `passkeyLoginOptions` → options for the browser. */
export const requestOptionsReply = resultOf(
  v.object({
    rpId: required,
    challenge: required,
    timeout: v.number(),
    userVerification: v.literal('required'),
  }),
);
