import { createMemberApi } from '@brand/api';
import { createAccountApi } from '@brand/api/account';
import type { Session } from '@brand/domain';

const DEMO = { username: 'demo', password: 'demo1234' };

/** Logs the demo member of the sandbox in. */
export async function demoSession(api: string): Promise<Session> {
  let session: Session | null = null;
  const { client } = createMemberApi({
    baseUrl: api,
    session: { read: () => session, write: (next) => void (session = next) },
  });
  return createAccountApi(client).login(DEMO);
}

/** How a framed page is opened. */
export interface Entry {
  /** A path of the site. */
  to: string;
  as: 'visitor' | 'member';
  /** A language of the site, as in addresses. */
  locale: string;
}

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z]{2,4}){0,2}$/i;

/** Reads `?to=/list&as=member&locale=en`; anything unexpected is the visitor's home in Thai. */
export function readEntry(query: URLSearchParams): Entry {
  const to = query.get('to') ?? '/';
  const locale = query.get('locale') ?? '';
  return {
    to: /^\/(?![/\\])[\w\-./%?=&]*$/.test(to) ? to : '/',
    as: query.get('as') === 'member' ? 'member' : 'visitor',
    locale: LANGUAGE.test(locale) ? locale : 'th',
  };
}

/**
 * Cookies of the site for an entry. They belong to the host name, so that both frames have the same session.
 *
 * @param cookies of the request
 * @param logIn opens a session
 */
export async function entryCookies(
  { as, locale }: Entry,
  cookies: string,
  logIn: () => Promise<Session>,
): Promise<string[]> {
  const language = `locale=${locale}; Path=/; SameSite=Strict`;
  if (as === 'visitor') return [language, 'auth=; Path=/; SameSite=Strict; Max-Age=0'];
  if (/(?:^|;\s*)auth=%7B/.test(cookies)) return [language];
  const session = encodeURIComponent(JSON.stringify(await logIn()));
  return [language, `auth=${session}; Path=/; SameSite=Strict`];
}
