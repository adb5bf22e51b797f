import { type Session } from '@brand/domain';
import * as v from 'valibot';
import { id, required, textOrNull } from './loose.ts';

/** Log-in reply → session (section 3, Auth session). */
export const sessionReply = v.pipe(
  v.object({
    result: v.object({
      access_token: required,
      refresh_token: required,
      result: v.object({ username: required, _id: id }),
      profile: v.fallback(
        v.object({ user: v.object({ group_bank: textOrNull, groupID: textOrNull }) }),
        { user: { group_bank: null, groupID: null } },
      ),
    }),
  }),
  v.transform(({ result }): Session => ({
    accessToken: result.access_token,
    refreshToken: result.refresh_token,
    username: result.result.username,
    userId: result.result._id,
    bankGroup: result.profile.user.group_bank,
    groupId: result.profile.user.groupID,
  })),
);
