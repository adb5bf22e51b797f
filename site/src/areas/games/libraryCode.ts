import { lateCode } from '@brand/api';
import type { LibraryApi } from '@brand/api/library';
import type { Services } from '../../member/services.ts';

const code = lateCode(() => import('@brand/api/library'));

/** The calls for a member's favourites and played games. Their code loads with the first use. */
export async function loadLibrary({
  api,
  operator: { hosts, groupId },
}: Pick<Services, 'api' | 'operator'>): Promise<LibraryApi> {
  const { createLibraryApi } = await code();
  return createLibraryApi(api.client, { authUrl: hosts.auth, defaultGroupId: groupId ?? '' });
}
