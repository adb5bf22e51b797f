import { createMemberApi } from '@brand/api';
import { createAccountApi } from '@brand/api/account';
import type { Session } from '@brand/domain';
import type { TestServers } from '../../e2e/support/servers.ts';
import type { Front } from './front.ts';
import type { Page } from './page.ts';

/** Logs a member in through the API and stores the session as the site does, without the login form. */
export async function openSession(
  page: Page,
  { front, servers }: { front: Front; servers: TestServers },
  username = 'demo',
): Promise<void> {
  let session: Session | null = null;
  const { client } = createMemberApi({
    baseUrl: servers.sandbox,
    session: { read: () => session, write: (next) => void (session = next) },
  });
  const opened = await createAccountApi(client).login({ username, password: 'demo1234' });
  const value = encodeURIComponent(JSON.stringify(opened));
  // The only page without the site's script, which would react to the cookie immediately.
  await page.tab.goto(`${front.origin}/offline.html`);
  await page.tab.run((cookie: string) => {
    document.cookie = cookie;
  }, `auth=${value}; path=/; SameSite=Strict`);
}
