import { bahtFromSatang } from '@brand/domain';
import type { Context as HonoContext, Hono } from 'hono';
import * as v from 'valibot';
import { optionalCaller } from '../auth/caller.ts';
import { MINUTE, unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { callerAddress } from '../http/callerAddress.ts';
import { valid } from '../http/validate.ts';
import { type DepositOffer, depositOffer } from './depositPromotion.ts';
import { type RegistrationOffer, registrationOffer } from './registration.ts';
import { issueRewardToken } from './rewardTokens.ts';
import type { Wire } from './wirePromotion.ts';

const Query = v.object({
  visitor: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))),
});

/** The running registration or deposit promotion of the caller (sections 3, 4 and 7). */
export function runningRoutes(app: Hono, context: Context): void {
  app.get('/api/v3/member/getPromotion', (request) => {
    const { visitor } = valid(Query, request.req.query());
    const caller = optionalCaller(context, request);
    if (caller) {
      const deposit = depositOffer(context, caller.member);
      const result = {
        registration: null,
        deposit: deposit && wireDeposit(context, deposit),
        visitor: null,
        reward_token: issueRewardToken(context, caller.session),
      };
      return request.json({ code: 0, result });
    }
    const known = { token: visitor, origin: originOf(request) };
    const { token, offer } = registrationOffer(context, known);
    const registration = offer && wireRegistration(context, offer);
    const result = { registration, deposit: null, visitor: token, reward_token: null };
    return request.json({ code: 0, result });
  });
}

function wireRegistration(context: Context, offer: RegistrationOffer): Wire {
  const { id, credit, closed } = offer;
  return { id, credit: bahtFromSatang(credit), closed, ...wireDeadline(context, offer) };
}

function wireDeposit(context: Context, offer: DepositOffer): Wire {
  const { id, deposit, credit, closed, fulfilled } = offer;
  return {
    id,
    deposit: bahtFromSatang(deposit),
    credit: bahtFromSatang(credit),
    closed,
    fulfilled,
    ...wireDeadline(context, offer),
  };
}

/** The remaining whole minutes, as section 3 defines them, and the deadline. */
function wireDeadline({ clock }: Context, { expires }: { expires: number }): Wire {
  const left = Math.max(0, expires - clock.now());
  return { time: Math.ceil(left / MINUTE), expires: unixSeconds(expires) };
}

/** Address and browser of a request; undefined for an in-process request. Headers cannot set the address. */
function originOf(request: HonoContext): string | undefined {
  const address = callerAddress(request);
  return address && `${address} ${request.req.header('User-Agent') ?? ''}`;
}
