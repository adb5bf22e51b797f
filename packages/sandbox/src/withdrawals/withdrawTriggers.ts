import { formatSatang, satang } from '@brand/domain';
import type { Context } from '../context.ts';
import type { Trigger, TriggerField } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { triggerMember } from '../members/members.ts';
import { exhaustLimits } from './dailyLimit.ts';
import {
  type OpenWithdrawal,
  cancelWithdrawal,
  payOut,
  youngestOpen,
} from './settleWithdrawals.ts';
import { liftLock, setLock } from './withdrawLock.ts';

const member: TriggerField = { name: 'member', label: 'Member', kind: 'member' };

/** Ends the newest pending withdrawal of a member, and returns a description. */
function toYoungest(
  act: (context: Context, withdrawal: OpenWithdrawal, time: number) => void,
  how: string,
): Trigger['pull'] {
  return (context, fields) => {
    const { id, username } = triggerMember(context, fields);
    const withdrawal = youngestOpen(context, id);
    if (!withdrawal) return `Nothing happened: ${username} has no pending withdrawal.`;
    act(context, withdrawal, context.clock.now());
    const amount = formatSatang(satang(withdrawal.satang));
    return `${username}: the withdrawal of ${amount} baht (${withdrawal.reference}) is ${how}.`;
  };
}

/** Triggers for withdrawals in the back office. */
export const withdrawTriggers: readonly Trigger[] = [
  {
    id: 'withdrawal-pay-out',
    group: 'money',
    title: 'A withdrawal is paid out',
    explains: 'Pays out the pending withdrawal of a member now; the history shows success.',
    fields: [member],
    pull: toYoungest(payOut, 'paid out'),
  },
  {
    id: 'withdrawal-cancel',
    group: 'money',
    title: 'A withdrawal is cancelled',
    explains:
      'Its money returns to the wallet, the history shows a cancellation, and the lock ends.',
    fields: [member],
    pull: toYoungest(cancelWithdrawal, 'cancelled'),
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
