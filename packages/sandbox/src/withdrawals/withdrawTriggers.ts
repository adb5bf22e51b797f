import { formatSatang, satang } from '@brand/domain';
import type { Context } from '../context.ts';
import type { Trigger, TriggerField } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { triggerMember } from '../members/members.ts';
import { exhaustLimits } from './dailyLimit.ts';
import { cancelWithdrawal, payOut } from './endWithdrawal.ts';
import { reasonIn, refusalReasons } from './refusalReasons.ts';
import { type Withdrawal, youngestOpen } from './withdrawals.ts';
import { liftLock, setLock } from './withdrawLock.ts';

const member: TriggerField = { name: 'member', label: 'Member', kind: 'member' };

/** Changes the newest pending withdrawal of a member. @returns a description */
function toYoungest(act: (context: Context, withdrawal: Withdrawal) => string): Trigger['pull'] {
  return (context, fields) => {
    const { id, username } = triggerMember(context, fields);
    const withdrawal = youngestOpen(context, id);
    if (!withdrawal) return `Nothing happened: ${username} has no pending withdrawal.`;
    const how = act(context, withdrawal);
    const amount = formatSatang(satang(withdrawal.satang));
    return `${username}: the withdrawal of ${amount} baht (${withdrawal.reference}) is ${how}.`;
  };
}

/** Takes the next step of a withdrawal now. @returns what it is after it */
function advance(context: Context, withdrawal: Withdrawal): string {
  const { db, clock } = context;
  const { id, checks_at, sends_at } = withdrawal;
  const now = clock.now();
  for (const [column, at, how] of [
    ['checks_at', checks_at, 'checked'],
    ['sends_at', sends_at, 'sent'],
  ] as const) {
    if (at !== null && at <= now) continue;
    db.run(`UPDATE withdrawals SET ${column} = ? WHERE id = ?`, now, id);
    return how;
  }
  payOut(context, withdrawal, now);
  return 'paid out';
}

/** Triggers for withdrawals in the back office. */
export const withdrawTriggers: readonly Trigger[] = [
  {
    id: 'withdrawal-pay-out',
    group: 'money',
    title: 'A withdrawal is paid out',
    explains: 'Pays out the pending withdrawal of a member now; the history shows success.',
    fields: [member],
    pull: toYoungest((context, withdrawal) => {
      payOut(context, withdrawal, context.clock.now());
      return 'paid out';
    }),
  },
  {
    id: 'withdrawal-cancel',
    group: 'money',
    title: 'A withdrawal is cancelled',
    explains:
      'As by the member on another device: its money returns to the wallet, the history shows a cancellation, and the lock ends.',
    fields: [member],
    pull: toYoungest((context, withdrawal) => {
      cancelWithdrawal(context, withdrawal, { by: 'member', time: context.clock.now() });
      return 'cancelled';
    }),
  },
  {
    id: 'withdrawal-refuse',
    group: 'money',
    title: 'A withdrawal is refused',
    explains: 'As a cancellation, but by the operator or the bank, with a reason.',
    fields: [
      member,
      {
        name: 'reason',
        label: 'Reason',
        kind: 'choice',
        options: refusalReasons.map((value) => ({ value, label: reasonIn(value, 'en') })),
        value: refusalReasons[0] ?? '',
      },
    ],
    pull(context, fields) {
      const reason = refusalReasons.find((each) => each === fields['reason']);
      if (!reason) throw invalidField('reason');
      const refuse = toYoungest((_, withdrawal) => {
        const time = context.clock.now();
        cancelWithdrawal(context, withdrawal, { by: 'operator', time, reason });
        return 'refused';
      });
      return refuse(context, fields);
    },
  },
  {
    id: 'withdrawal-step',
    group: 'money',
    title: 'A withdrawal takes its next step',
    explains: 'Checked, then sent, then paid out. After it is sent, the member cannot cancel it.',
    fields: [member],
    pull: toYoungest(advance),
  },
  {
    id: 'withdraw-lock',
    group: 'money',
    title: 'The withdrawal lock of a member',
    explains:
      'On: a lock of ten minutes, as after a withdrawal. Off: the API accepts the next one immediately; an open countdown is updated within half a minute.',
    fields: [
      member,
      {
        name: 'lock',
        label: 'Lock',
        kind: 'choice',
        options: [
          { value: 'on', label: 'On' },
          { value: 'off', label: 'Off' },
        ],
        value: 'on',
      },
    ],
    pull(context, fields) {
      const { id, username } = triggerMember(context, fields);
      const { lock } = fields;
      if (lock !== 'on' && lock !== 'off') throw invalidField('lock');
      if (lock === 'on') setLock(context, id);
      else liftLock(context, id);
      return lock === 'on' ? `${username} must wait ten minutes.` : `${username} may withdraw.`;
    },
  },
  {
    id: 'withdraw-daily',
    group: 'money',
    title: 'The daily limits of a member',
    explains:
      'Counts the amount, the number of withdrawals or both as used up until midnight in Bangkok; “None” resets them.',
    fields: [
      member,
      {
        name: 'limit',
        label: 'Used up',
        kind: 'choice',
        options: [
          { value: 'amount', label: 'Amount' },
          { value: 'count', label: 'Number' },
          { value: 'both', label: 'Both' },
          { value: 'none', label: 'None' },
        ],
        value: 'count',
      },
    ],
    pull(context, fields) {
      const { id, username } = triggerMember(context, fields);
      const { limit } = fields;
      if (limit !== 'amount' && limit !== 'count' && limit !== 'both' && limit !== 'none')
        throw invalidField('limit');
      exhaustLimits(context, id, limit === 'none' ? null : limit);
      return limit === 'none'
        ? `The daily limits of ${username} are reset.`
        : `${username} has used up today's ${limit === 'both' ? 'limits' : limit}.`;
    },
  },
];
