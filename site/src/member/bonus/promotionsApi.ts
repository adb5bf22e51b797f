import type { MemberApi } from '@brand/api';
import type { PromotionsApi } from '@brand/api/promotions';
import { page } from '../../routing/chunks/page.ts';

const code = page(() => import('@brand/api/promotions'));

/** The calls of promotions, bonuses and events. Their code loads with the first of them. */
export async function loadPromotionsApi({ client }: MemberApi): Promise<PromotionsApi> {
  return (await code.load()).createPromotionsApi(client);
}
