import { MINUTE } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { Trigger, TriggerField } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { memberById } from '../members/members.ts';
import { writeSetting } from '../settings/settings.ts';
import { catalogue, cataloguePromotion } from './catalogue/catalogue.ts';
import { endDepositPromotion, startDepositPromotion } from './depositPromotion.ts';
import { endRegistrationCampaign, startRegistrationCampaign } from './registration.ts';

const LONGEST = 24 * 60;

const minutesField: TriggerField = {
  name: 'minutes',
  label: 'Minutes',
  kind: 'minutes',
  value: '10',
};
const memberField: TriggerField = {
  name: 'member',
  label: 'Member',
  kind: 'member',
  value: 'm_0011',
};
const promotionField: TriggerField = {
  name: 'promotion',
  label: 'Promotion',
  kind: 'choice',
  options: catalogue.map(({ id, words }) => ({ value: id, label: words.en.title })),
  value: catalogue[0]?.id ?? '',
};

type Fields = Readonly<Record<string, string>>;

function minutesOf({ minutes = '' }: Fields): number {
  const count = Number(minutes);
  if (!/^\d{1,4}$/.test(minutes) || count < 1 || count > LONGEST) throw invalidField('minutes');
  return count;
}

function memberOf(context: Context, { member = '' }: Fields): { id: string; username: string } {
  const known = context.db.get('SELECT 1 FROM members WHERE id = ?', member);
  if (!known) throw invalidField('member');
  return memberById(context, member);
}

function publish(context: Context, { promotion: id = '' }: Fields, published: 0 | 1): string {
  const promotion = cataloguePromotion(id);
  if (!promotion) throw invalidField('promotion');
  context.db.run('UPDATE promotions SET published = ? WHERE id = ?', published, id);
  return promotion.words.en.title;
}

/** Triggers for promotions. */
export const promotionTriggers: readonly Trigger[] = [
  {
    id: 'start-registration-promotion',
    group: 'promotions',
    title: 'Start the registration promotion',
    explains:
      'Starts a new campaign for visitors: each has this time from the next page load. Visible in the floating promotion box of a visitor.',
    fields: [minutesField],
    pull(context, fields) {
      const minutes = minutesOf(fields);
      context.db.transaction(() => startRegistrationCampaign(context, minutes * MINUTE));
      return `Every visitor has ${minutes} minutes to sign up, counted from the next page load.`;
    },
  },
  {
    id: 'start-deposit-promotion',
    group: 'promotions',
    title: 'Start a deposit promotion',
    explains:
      'Gives one member this time to deposit; a running promotion ends. Visible in the floating promotion box of that member.',
    fields: [memberField, minutesField],
    pull(context, fields) {
      const member = memberOf(context, fields);
      const minutes = minutesOf(fields);
      startDepositPromotion(context, member.id, minutes * MINUTE);
      return `${member.username} has ${minutes} minutes to deposit.`;
    },
  },
  {
    id: 'end-registration-promotion',
    group: 'promotions',
    title: 'End the registration promotion now',
    explains: 'Sets the deadline of every visitor to now; new visitors get none.',
    pull(context) {
      context.db.transaction(() => endRegistrationCampaign(context));
      return 'The registration promotion is over for every visitor.';
    },
  },
  {
    id: 'end-deposit-promotion',
    group: 'promotions',
    title: 'End a deposit promotion now',
    explains: 'Sets the deadline of the member’s deposit promotion to now.',
    fields: [memberField],
    pull(context, fields) {
      const { id, username } = memberOf(context, fields);
      return endDepositPromotion(context, id)
        ? `The deposit promotion of ${username} is over.`
        : `${username} had no deposit promotion running.`;
    },
  },
  {
    id: 'reward-check',
    group: 'promotions',
    title: 'Change how the reward service answers',
    explains:
      'The check of a deposit promotion works, fails with code 1, or is down. Visible when a member with a deposit promotion deposits.',
    fields: [
      {
        name: 'mode',
        label: 'The reward service',
        kind: 'choice',
        options: [
          { value: 'works', label: 'works' },
          { value: 'fails', label: 'answers with code 1' },
          { value: 'down', label: 'is down (503)' },
        ],
        value: 'fails',
      },
    ],
    pull({ db }, { mode = '' }) {
      if (mode !== 'works' && mode !== 'fails' && mode !== 'down') throw invalidField('mode');
      writeSetting(db, 'rewardCheck', mode);
      return { works: 'It works.', fails: 'It answers with code 1.', down: 'It is down.' }[mode];
    },
  },
  {
    id: 'publish-promotion',
    group: 'promotions',
    title: 'Publish a promotion',
    explains: 'Shows a withdrawn promotion on the promotion and bonus pages again.',
    fields: [promotionField],
    pull: (context, fields) => `“${publish(context, fields, 1)}” is published.`,
  },
  {
    id: 'withdraw-promotion',
    group: 'promotions',
    title: 'Withdraw a promotion',
    explains:
      'Removes a promotion from the promotion and bonus pages; given and selected bonuses stay.',
    fields: [promotionField],
    pull: (context, fields) => `“${publish(context, fields, 0)}” is withdrawn.`,
  },
];
