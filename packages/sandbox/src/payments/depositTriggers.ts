import { formatSatang, satang } from '@brand/domain';
import type { Context } from '../context.ts';
import type { Trigger, TriggerField } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { triggerMember } from '../members/members.ts';
import { type Deposit, credit, end, youngest } from './deposits.ts';
import { decideTransfer } from './transfers.ts';

const member: TriggerField = { name: 'member', label: 'Member', kind: 'member' };

/** Applies a change to the newest deposit of a member with that status, and returns a description. */
function toYoungest(
  status: 'open' | 'review',
  act: (
    context: Context,
    deposit: Deposit,
    amount: string,
    fields: Record<string, string>,
  ) => string,
): Trigger['pull'] {
  return (context, fields) => {
    const { id, username } = triggerMember(context, fields);
    const deposit = youngest(context, id, status);
    if (!deposit) {
      const what = status === 'open' ? 'open QR' : 'transfer in review';
      return `Nothing happened: ${username} has no ${what}.`;
    }
    const amount = `${formatSatang(satang(deposit.satang))} baht (${deposit.reference})`;
    return `${username}: ${act(context, deposit, amount, fields)}`;
  };
}

/** Triggers for deposits at the bank and in the back office. */
export const depositTriggers: readonly Trigger[] = [
  {
    id: 'qr-pay',
    group: 'money',
    title: 'A QR is paid',
    explains:
      'Pays the open QR of a member now; the poll reports success and the balance increases.',
    fields: [member],
    pull: toYoungest('open', (context, deposit, amount) => {
      credit(context, deposit, context.clock.now());
      return `the QR over ${amount} is paid.`;
    }),
  },
  {
    id: 'qr-expire',
    group: 'money',
    title: 'A QR expires',
    explains: 'Ends the open QR of a member now; the poll answers 98.',
    fields: [member],
    pull: toYoungest('open', (context, deposit, amount) => {
      end(context, deposit, 'expired', context.clock.now());
      return `the QR over ${amount} has expired.`;
    }),
  },
  {
    id: 'qr-alert',
    group: 'money',
    title: 'A QR raises an alert',
    explains: 'The poll of the open QR of a member returns an alert, and the QR is not credited.',
    fields: [member],
    pull: toYoungest('open', ({ db }, { id }, amount) => {
      db.run("UPDATE deposits SET outcome = 'alert', pays_at = NULL WHERE id = ?", id);
      return `the QR over ${amount} raises an alert.`;
    }),
  },
  {
    id: 'transfer-decide',
    group: 'money',
    title: 'A transfer is decided',
    explains: 'Credits or refuses the transfer in review of a member; the history shows it.',
    fields: [
      member,
      {
        name: 'decision',
        label: 'Decision',
        kind: 'choice',
        options: [
          { value: 'credit', label: 'Credited' },
          { value: 'turnDown', label: 'Turned down' },
        ],
        value: 'credit',
      },
    ],
    pull: toYoungest('review', (context, deposit, amount, { decision = '' }) => {
      if (decision !== 'credit' && decision !== 'turnDown') throw invalidField('decision');
      decideTransfer(context, deposit, decision, context.clock.now());
      const how = decision === 'credit' ? 'credited' : 'turned down';
      return `the transfer of ${amount} is ${how}.`;
    }),
  },
];
