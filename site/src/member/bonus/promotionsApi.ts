import { type MemberApi, lateCode } from '@brand/api';
import type { PromotionsApi } from '@brand/api/promotions';

const code = lateCode(() => import('@brand/api/promotions'));

/** The calls of promotions, bonuses and events. Their code loads with the first of them. */
export async function loadPromotionsApi({ client }: MemberApi): Promise<PromotionsApi> {
  return (await code()).createPromotionsApi(client);
}
