import { type MemberApi, lateCode } from '@brand/api';
import type { CommunityApi } from '@brand/api/community';

const code = lateCode(() => import('@brand/api/community'));

/** The calls of tournaments, VIP and help. Their code loads with the first of them. */
export async function loadCommunityApi({ client }: MemberApi): Promise<CommunityApi> {
  return (await code()).createCommunityApi(client);
}
