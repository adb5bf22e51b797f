import * as v from 'valibot';

import { flag } from './setting.ts';

/** Optional calls of the member API. The site makes them only if the operator says that the API has them. */
export const optionalCallsSchema = v.strictObject({
  requestByKey: flag(
    false,
    'The API tells what became of a withdrawal, a transfer report or an affiliate withdrawal by its idempotency key, and voids one that has not arrived. Without it, the site searches the history.',
  ),
  withdrawalProgress: flag(
    false,
    'The API has the progress of withdrawals and cancels them. Without it, a withdrawal ends with its receipt.',
  ),
  jackpots: flag(
    false,
    'The API has jackpots: their pools, games and last wins. Without it, the site shows no jackpot.',
  ),
  affiliateLinkReport: flag(
    false,
    'The API counts the visits, sign-ups and first deposits of each named affiliate link. Without it, a member has one link without a name.',
  ),
  usernameCheck: flag(
    false,
    'The API tells whether a username is free. Without it, a visitor learns that a name is taken after sending the form.',
  ),
  lineSignUp: flag(
    false,
    'The API registers members with a LINE account. Without it, LINE logs in and is connected on the profile. Needs `features.line`.',
  ),
});
