import type { Context } from '../context.ts';
import type { Trigger } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { publishBankChange } from '../notices/bankChange.ts';
import type { Channel } from './channels.ts';
import { channelOptions } from './seedChannels.ts';

const NEW_NUMBER = '5550123456';

/** Triggers of the operator for deposit channels. */
export const channelTriggers: readonly Trigger[] = [
  {
    id: 'bank-account-change',
    group: 'money',
    title: 'A deposit account changes',
    explains:
      'A bank channel gets a new number and reports the old one; members get a notice that cannot be closed.',
    fields: [
      { name: 'channel', label: 'Channel', kind: 'choice', options: channelOptions('bank') },
      { name: 'number', label: 'New account number', kind: 'text', value: NEW_NUMBER },
      {
        name: 'group',
        label: 'Members to notify',
        kind: 'choice',
        options: [
          { value: 'all', label: 'All' },
          { value: 'A', label: 'Bank group A' },
          { value: 'B', label: 'Bank group B' },
        ],
        value: 'all',
      },
    ],
    pull(context, { channel: id = '', number = '', group = 'all' }) {
      const { db, clock } = context;
      const channel = channelOf(context, id);
      if (channel.kind !== 'bank') throw invalidField('channel');
      const digits = number.replace(/[\s-]/g, '');
      if (!/^\d{10,12}$/.test(digits)) throw invalidField('number');
      if (!['all', 'A', 'B'].includes(group)) throw invalidField('group');
      db.run(
        `UPDATE channels SET account_before = account_number, account_number = ?, account_changed = ?
         WHERE id = ? AND account_number <> ?`,
        digits,
        clock.now(),
        id,
        digits,
      );
      publishBankChange(context, {
        bank: channel.mark,
        accountNumber: digits,
        accountName: channel.holder ?? '',
        groupBank: group === 'all' ? null : group,
      });
      return `${channel.name_en} now has the number ${digits}, and the notice is published.`;
    },
  },
  {
    id: 'channel-switch',
    group: 'money',
    title: 'A channel is closed or opened',
    explains: 'A closed channel is not in the lists, and QR requests for it are refused.',
    fields: [
      { name: 'channel', label: 'Channel', kind: 'choice', options: channelOptions() },
      {
        name: 'state',
        label: 'State',
        kind: 'choice',
        options: [
          { value: 'closed', label: 'Closed' },
          { value: 'open', label: 'Open' },
        ],
        value: 'closed',
      },
    ],
    pull(context, { channel: id = '', state = '' }) {
      const channel = channelOf(context, id);
      if (state !== 'closed' && state !== 'open') throw invalidField('state');
      context.db.run('UPDATE channels SET open = ? WHERE id = ?', state === 'open' ? 1 : 0, id);
      return `${channel.name_en} is ${state}.`;
    },
  },
];

function channelOf({ db }: Context, id: string): Channel {
  const channel = db.get<Channel>('SELECT * FROM channels WHERE id = ?', id);
  if (!channel) throw invalidField('channel');
  return channel;
}
