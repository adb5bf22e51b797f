import { type Session } from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { id, required, textOrNull } from '../../client/fromWire/loose.ts';

/** Result of a login reply (section 3, Auth session). */
export const authFields = {
  access_token: required,
  refresh_token: required,
  result: v.object({ username: required, _id: id }),
  profile: v.fallback(
    v.object({ user: v.object({ group_bank: textOrNull, groupID: textOrNull }) }),
    { user: { group_bank: null, groupID: null } },
  ),
};
const auth = v.object(authFields);

/** Result of a login reply → session. */
export function authSession({
  access_token,
  refresh_token,
  result,
  profile,
}: v.InferOutput<typeof auth>): Session {
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    username: result.username,
    userId: result._id,
    bankGroup: profile.user.group_bank,
    groupId: profile.user.groupID,
  };
}

/** Login reply → session. */
export const sessionReply = resultOf(v.pipe(auth, v.transform(authSession)));
