import type { LibraryApi } from '@brand/api/library';
import { page } from '../../routing/chunks/page.ts';
import type { Services } from '../../member/services.ts';

const code = page(() => import('@brand/api/library'));

/** The calls for what a member keeps of the games; their code comes with the first of them. */
export async function loadLibrary({
  api,
  operator: { hosts, groupId },
}: Pick<Services, 'api' | 'operator'>): Promise<LibraryApi> {
  const { createLibraryApi } = await code.load();
  return createLibraryApi(api.client, { authUrl: hosts.auth, defaultGroupId: groupId ?? '' });
}
