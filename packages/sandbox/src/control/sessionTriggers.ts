import type { Context } from '../context.ts';
import { invalidField } from '../http/refusal.ts';
import type { Trigger } from './trigger.ts';

/** Triggers that change sessions without an action of the member. */
export const sessionTriggers: readonly Trigger[] = [
  {
    id: 'session-revoke',
    group: 'session',
    title: 'A member is logged out',
    explains:
      'Ends every session of one member: the next call answers 7002, and the refresh fails.',
    fields: [{ name: 'member', label: 'Member', kind: 'member' }],
    pull(context, { member = '' }) {
      const username = usernameOf(context, member);
      const ended = revoke(context, member);
      return ended === 0 ? `${username} has no open session.` : `${username} is logged out.`;
    },
  },
  {
    id: 'sessions-revoke-all',
    group: 'session',
    title: 'All members are logged out',
    explains: 'Ends every session of every member, as an operator does after a breach.',
    pull(context) {
      const ended = revoke(context, null);
      return `${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`;
    },
  },
  {
    id: 'access-tokens-expire',
    group: 'session',
    title: 'Access tokens expire now',
    explains: 'The next call of every member answers 7003; the client refreshes and retries.',
    pull({ db, clock }) {
      const now = clock.now();
      const count = db.run('UPDATE access_tokens SET expires = ? WHERE expires > ?', now, now);
      return `${count} access ${count === 1 ? 'token has' : 'tokens have'} expired.`;
    },
  },
  {
    id: 'refresh-tokens-expire',
    group: 'session',
    title: 'All tokens expire now',
    explains: 'The next call answers 7003, and so does the refresh: the client ends the session.',
    pull({ db, clock }) {
      const now = clock.now();
      const count = db.run('UPDATE refresh_tokens SET expires = ? WHERE expires > ?', now, now);
      db.run('UPDATE access_tokens SET expires = ? WHERE expires > ?', now, now);
      return `${count} refresh ${count === 1 ? 'token has' : 'tokens have'} expired, and the access tokens too.`;
    },
  },
];

function usernameOf({ db }: Context, member: string): string {
  const row = db.get<{ username: string }>('SELECT username FROM members WHERE id = ?', member);
  if (!row) throw invalidField('member');
  return row.username;
}

/** Ends the open sessions of one member or of all members; returns their number. */
function revoke({ db, clock }: Context, member: string | null): number {
  return db.run(
    'UPDATE sessions SET revoked = ?1 WHERE revoked IS NULL AND (?2 IS NULL OR member = ?2)',
    clock.now(),
    member,
  );
}
