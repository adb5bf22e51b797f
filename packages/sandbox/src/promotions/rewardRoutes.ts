import { bahtFromSatang } from '@brand/domain';
import type { Hono } from 'hono';
import { bearerToken } from '../auth/token.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { readSetting } from '../settings/settings.ts';
import { type DepositFinding, checkDepositPromotion } from './depositPromotion.ts';
import { rewardCaller } from './rewardTokens.ts';

const codes: Readonly<Record<DepositFinding['outcome'], number>> = {
  fulfilled: 0,
  waiting: 2,
  late: 3,
  none: 4,
};

/** The reward service: checks the deposit promotion of a member (section 4, Promotion countdown; section 7). */
export function rewardRoutes(app: Hono, context: Context): void {
  app.get('/reward/deposit/check-deposit-promotion', (request) => {
    const { member } = rewardCaller(context, bearerToken(request.req.header('Authorization')));
    const mode = readSetting(context.db, 'rewardCheck');
    if (mode === 'down') throw new Refusal(503, { code: 9998, messages: 'service unavailable' });
    if (mode === 'fails') {
      return request.json({ code: 1, status: 'unknown', messages: 'deposit cannot be checked' });
    }
    const finding = checkDepositPromotion(context, member);
    const status = finding.outcome;
    const code = codes[status];
    if (finding.outcome !== 'fulfilled') return request.json({ code, status });
    return request.json({ code, status, result: { credit: bahtFromSatang(finding.credit) } });
  });
}
