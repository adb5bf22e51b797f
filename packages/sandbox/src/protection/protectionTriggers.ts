import { type BreakChoice, SELF_EXCLUSIONS, TIME_OUTS, bangkokIso } from '@brand/domain';
import type { Trigger, TriggerField } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { triggerMember } from '../members/members.ts';
import { endBreak, startBreak } from './breaks.ts';
import { endWaits } from './depositLimits.ts';

const member: TriggerField = { name: 'member', label: 'Member', kind: 'member' };
const lengths: Readonly<Record<BreakChoice, string>> = {
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '6m': '6 months',
  '1y': '1 year',
  '5y': '5 years',
};
const choices = [...TIME_OUTS, ...SELF_EXCLUSIONS];

/** Support triggers for the limits and breaks of members. */
export const protectionTriggers: readonly Trigger[] = [
  {
    id: 'protection-rise-now',
    group: 'money',
    title: 'An increased deposit limit applies now',
    explains: 'Applies all pending deposit limits of a member without the 24-hour waiting time.',
    fields: [member],
    pull(context, fields) {
      const { id, username } = triggerMember(context, fields);
      const ended = endWaits(context, id);
      return ended === 0
        ? `Nothing happened: no limit of ${username} is pending.`
        : `${username}: ${ended} increased or removed limit${ended === 1 ? '' : 's'} applied.`;
    },
  },
  {
    id: 'protection-break',
    group: 'session',
    title: 'A break of a member starts or is extended',
    explains:
      'Like a break started by the member: sessions end, login answers 5010. A running break is never shortened.',
    fields: [
      member,
      {
        name: 'length',
        label: 'Length from now',
        kind: 'choice',
        options: choices.map((value) => ({ value, label: lengths[value] })),
        value: '24h',
      },
    ],
    pull(context, fields) {
      const { id, username } = triggerMember(context, fields);
      const length = choices.find((each) => each === fields['length']);
      if (!length) throw invalidField('length');
      return `${username} is on a break until ${bangkokIso(startBreak(context, id, length))}.`;
    },
  },
  {
    id: 'protection-break-end',
    group: 'session',
    title: 'A break of a member ends',
    explains: 'Ends a time-out or self-exclusion now; the member can log in again.',
    fields: [member],
    pull(context, fields) {
      const { id, username } = triggerMember(context, fields);
      return endBreak(context, id)
        ? `The break of ${username} has ended.`
        : `Nothing happened: ${username} is not on a break.`;
    },
  },
];
