import type { RunningPromotion, RunningPromotions } from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { flagOrNull, id, orNull, textOrNull, unixTime } from '../../client/fromWire/loose.ts';
import { exactBaht } from '../../client/fromWire/money.ts';

const common = {
  id: orNull(id),
  credit: exactBaht,
  expires: orNull(unixTime),
  closed: flagOrNull,
};

interface WireCommon {
  id: string | null;
  expires: number | null;
  closed: boolean | null;
}

/**
 * `time`, the minutes of section 3, is ignored: it is the time left when the reply was created, so a countdown from it
 * would restart with every reply. Without `expires` and its id, there is no deadline to show.
 */
function deadlineOf({ id: name, expires, closed }: WireCommon) {
  return { id: name, deadline: name === null ? null : expires, closed: closed ?? false };
}

const registration = v.pipe(
  v.object(common),
  v.transform((wire): RunningPromotion => ({
    kind: 'registration',
    ...deadlineOf(wire),
    credit: wire.credit,
    deposit: null,
    fulfilled: false,
  })),
);

const deposit = v.pipe(
  v.object({ ...common, deposit: exactBaht, fulfilled: flagOrNull }),
  v.transform((wire): RunningPromotion => ({
    kind: 'deposit',
    ...deadlineOf(wire),
    credit: wire.credit,
    deposit: wire.deposit,
    fulfilled: wire.fulfilled ?? false,
  })),
);

/** getPromotion reply → running promotions (section 3, Promotion values). A malformed promotion counts as none. */
export const runningPromotionsReply = resultOf(
  v.pipe(
    v.object({
      registration: orNull(registration),
      deposit: orNull(deposit),
      visitor: textOrNull,
      reward_token: textOrNull,
    }),
    v.transform(({ reward_token, ...running }): RunningPromotions => ({
      ...running,
      rewardToken: reward_token,
    })),
  ),
);
