import type { LineLogin, LineProof } from '@brand/domain';
import * as v from 'valibot';
import { required, unixTime } from '../../client/fromWire/loose.ts';
import { sessionReply } from './session.ts';

const proof = v.pipe(
  v.object({ line_token: required, expires: unixTime, name: required }),
  v.transform(({ line_token: token, expires, name }): LineProof => ({
    token,
    name,
    expiresAt: expires,
  })),
);

/** Reply of `loginLine`: a session, or (6008) an account without a member. A damaged proof counts as none. */
export const lineLoginReply = v.union([
  v.pipe(
    v.object({ code: v.literal(6008), result: v.fallback(v.nullish(proof, null), null) }),
    v.transform(({ result }): LineLogin => ({ status: 'unknown', proof: result ?? null })),
  ),
  v.pipe(
    sessionReply,
    v.transform((session): LineLogin => ({ status: 'loggedIn', session })),
  ),
]);
