import { createMemberApi } from '@brand/api';
import { createAccountApi } from '@brand/api/account';
import type { Session } from '@brand/domain';
import type { BrowserContext } from '@playwright/test';

/**
 * Logs a member in at the sandbox and hands the session to a browser, as the cookie that the site keeps it in: what every
 * journey of a member begins with, without the three views that the form takes. `login.e2e.ts` walks those.
 *
 * @param site address of the site
 * @param sandbox address of the API
 */
export async function openSession(
  context: BrowserContext,
  { site, sandbox }: { site: string; sandbox: string },
  credentials = { username: 'demo', password: 'demo1234' },
): Promise<void> {
  let session: Session | null = null;
  const { client } = createMemberApi({
    baseUrl: sandbox,
    session: { read: () => session, write: (next) => void (session = next) },
  });
  const value = encodeURIComponent(
    JSON.stringify(await createAccountApi(client).login(credentials)),
  );
  await context.addCookies([{ name: 'auth', value, url: site, sameSite: 'Strict' }]);
}
