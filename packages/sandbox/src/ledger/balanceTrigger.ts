import { formatSatang, parseSatang, satang } from '@brand/domain';
import type { Trigger } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { triggerMember } from '../members/members.ts';
import { ADJUSTMENTS, walletOf } from './accounts.ts';
import { balanceOf, post } from './ledger.ts';

/** Sets a balance by posting the difference, so that the ledger still adds up. */
export const balanceTrigger: Trigger = {
  id: 'balance-set',
  group: 'money',
  title: 'A balance is set',
  explains: 'Posts the difference against the adjustments account.',
  fields: [
    { name: 'member', label: 'Member', kind: 'member' },
    { name: 'balance', label: 'Balance in baht', kind: 'text', value: '5000.00' },
  ],
  pull(context, fields) {
    const { db, clock, random } = context;
    const { id, username } = triggerMember(context, fields);
    const wanted = parseSatang(fields['balance']?.trim() ?? '');
    if (wanted === null) throw invalidField('balance');
    const wallet = walletOf(id);
    const more = wanted - balanceOf(db, wallet);
    const has = `${username} has ${formatSatang(wanted)} baht`;
    if (more === 0) return `Nothing happened: ${has} already.`;
    post(db, {
      time: clock.now(),
      kind: 'adjustment',
      reference: `A-${random.token(12)}`,
      from: more > 0 ? ADJUSTMENTS : wallet,
      to: more > 0 ? wallet : ADJUSTMENTS,
      amount: satang(Math.abs(more)),
    });
    return `${has} now.`;
  },
};
