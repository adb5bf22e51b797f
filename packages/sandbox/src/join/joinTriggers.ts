import { MINUTE } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { Trigger } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { linkLine, lineAccountOf, lineAccounts, unlinkLine } from '../line/lineAccounts.ts';
import type { Member } from '../members/members.ts';
import { writeSetting } from '../settings/settings.ts';
import { upgraded, wantUpgrade } from '../site/upgrades.ts';
import { makeLoginLink } from './loginLinks.ts';

const MEMBER = { name: 'member', label: 'Member', kind: 'member' } as const;

const REFUSALS: Readonly<Record<string, string>> = {
  none: 'none: may log in',
  '1007': '1007: up line is locked',
  '1008': '1008: password is locked',
  '3000': '3000: wait a minute',
  '5000': '5000: wrong username or password',
  '5001': '5001: account cannot log in',
};

/** Triggers for registration, login and LINE that need no action of the member. */
export const joinTriggers: readonly Trigger[] = [
  {
    id: 'login-link',
    group: 'session',
    title: 'A login link',
    explains: 'Creates an address of the site that logs a member in once, as support sends it.',
    fields: [MEMBER],
    pull(context, fields) {
      const { id, username } = memberOf(context, fields);
      const minutes = context.rules.join.loginLinkLife / MINUTE;
      return `For ${username}, for ${minutes} minutes: ${makeLoginLink(context, id)}`;
    },
  },
  {
    id: 'login-refusal',
    group: 'session',
    title: 'Login is refused',
    explains: 'The login of this member answers a code of section 8; open sessions continue.',
    fields: [
      MEMBER,
      {
        name: 'code',
        label: 'Code',
        kind: 'choice',
        options: Object.entries(REFUSALS).map(([value, label]) => ({ value, label })),
        value: '1008',
      },
    ],
    pull(context, fields) {
      const { id, username } = memberOf(context, fields);
      const { code = '' } = fields;
      if (!Object.hasOwn(REFUSALS, code)) throw invalidField('code');
      const refusal = code === 'none' ? null : Number(code);
      context.db.run('UPDATE members SET login_refusal = ? WHERE id = ?', refusal, id);
      return refusal === null ? `${username} may log in.` : `${username} gets ${refusal}.`;
    },
  },
  {
    id: 'line-link',
    group: 'session',
    title: 'LINE is connected or disconnected',
    explains: 'Connects an account of the simulated LINE with a member, or disconnects it.',
    fields: [
      MEMBER,
      {
        name: 'account',
        label: 'LINE account',
        kind: 'choice',
        options: [
          ...lineAccounts.map(({ id, nameEn }) => ({ value: id, label: nameEn })),
          { value: 'none', label: 'none: disconnect' },
        ],
        value: lineAccounts[0]?.id ?? 'none',
      },
    ],
    pull(context, fields) {
      const { id, username } = memberOf(context, fields);
      if (fields['account'] === 'none') {
        const was = unlinkLine(context, id);
        return was ? `${username} has no LINE now.` : `${username} had no LINE.`;
      }
      const account = lineAccountOf(fields['account'] ?? '');
      if (!account) throw invalidField('account');
      return linkLine(context, id, account.id)
        ? `${username} is connected with ${account.nameEn}.`
        : `${account.nameEn} is connected with another member; nothing was changed.`;
    },
  },
  {
    id: 'upgrade-flag',
    group: 'notices',
    title: 'A member has to be upgraded',
    explains: 'Sets the value of check-is-upgrade; update-is-upgrade resets it.',
    fields: [
      MEMBER,
      {
        name: 'due',
        label: 'Flag',
        kind: 'choice',
        options: [
          { value: '1', label: '1: due' },
          { value: '0', label: '0: up to date' },
        ],
        value: '1',
      },
    ],
    pull(context, fields) {
      const { id, username } = memberOf(context, fields);
      if (fields['due'] === '1') wantUpgrade(context, id);
      else upgraded(context, id);
      return `${username}: is_upgrade is ${fields['due'] === '1' ? 1 : 0}.`;
    },
  },
  switchOf('registrationClosed', {
    id: 'registration',
    title: 'Registration',
    explains: 'Closed: no OTP for a new member, registration answers 6006, updateData reports it.',
    on: 'closed',
    off: 'open',
  }),
  switchOf('smsDown', {
    id: 'sms',
    title: 'SMS',
    explains: 'Down: requesting an OTP answers 6000.',
    on: 'down',
    off: 'working',
  }),
  {
    id: 'client-build',
    group: 'service',
    title: 'A new build of the site',
    explains: 'updateData returns this build; a site with another build offers a reload.',
    fields: [{ name: 'build', label: 'Build, or empty for none', kind: 'text' }],
    pull({ db }, { build = '' }) {
      if (!/^[\w.+-]{0,64}$/.test(build)) throw invalidField('build');
      writeSetting(db, 'clientBuild', build === '' ? null : build);
      return build === '' ? 'No build is named.' : `The newest build is ${build}.`;
    },
  },
];

function switchOf(
  name: 'registrationClosed' | 'smsDown',
  { id, title, explains, on, off }: Record<'id' | 'title' | 'explains' | 'on' | 'off', string>,
): Trigger {
  const options = [on, off].map((value) => ({ value, label: value }));
  return {
    id,
    group: 'service',
    title,
    explains,
    fields: [{ name: 'state', label: 'From now on', kind: 'choice', options, value: on }],
    pull({ db }, { state }) {
      if (state !== on && state !== off) throw invalidField('state');
      writeSetting(db, name, state === on);
      return `${title}: ${state}.`;
    },
  };
}

function memberOf({ db }: Context, { member = '' }: Readonly<Record<string, string>>): Member {
  const row = db.get<Member>('SELECT * FROM members WHERE id = ?', member);
  if (!row) throw invalidField('member');
  return row;
}
