import { createMemberApi } from '@brand/api';
import { createAccountApi } from '@brand/api/account';
import { createSessionStore } from '../../src/member/session/sessionStore.ts';

/** Functions for a test page with the site's own client and session, as `window.manyCalls`. */
export interface ManyCalls {
  logIn(username: string, password: string): Promise<void>;
  /** Requests the balance several times in parallel. Returns the number of replies, and the error of each other request. */
  ask(times: number): Promise<{ answered: number; failures: string[]; ended: string | null }>;
}

const session = createSessionStore();
const baseUrl = new URLSearchParams(location.search).get('api') ?? '';
const account = createAccountApi(createMemberApi({ baseUrl, session }).client);

const manyCalls: ManyCalls = {
  async logIn(username, password) {
    await account.login({ username, password });
  },
  async ask(times) {
    const calls = Array.from({ length: times }, () => account.credit());
    const outcomes = await Promise.allSettled(calls);
    const failures = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [String(one.reason)] : [],
    );
    return { answered: times - failures.length, failures, ended: session.lastEnd() };
  },
};
Object.assign(window, { manyCalls });
