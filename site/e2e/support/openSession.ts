import { createMemberApi } from '@brand/api';
import { createAccountApi } from '@brand/api/account';
import type { Session } from '@brand/domain';
import type { BrowserContext } from '@playwright/test';

/**
 * Logs a member in through the sandbox's API and stores the session as the site's cookie, without the views of the login
 * form. Tests of members start with this. `login.e2e.ts` tests the form.
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
