import type { Trigger, TriggerField } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { announce, takeDownAnnouncement } from './announcement.ts';
import { audienceOf, draftOfFields, memberOfField } from './draftOfFields.ts';
import { type HostileId, hostileNotice, hostileNotices } from './hostileNotices.ts';
import { publishNotice, withdrawNotices } from './notices.ts';
import { hasUsageProblem, markUsageProblem } from './usageProblem.ts';

const noYes = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

const audience: readonly TriggerField[] = [
  {
    name: 'audience',
    label: 'For',
    kind: 'choice',
    options: [
      { value: 'all', label: 'Every member' },
      { value: 'member', label: 'One member' },
      { value: 'bank-A', label: 'Bank group A' },
      { value: 'bank-B', label: 'Bank group B' },
    ],
    value: 'all',
  },
  { name: 'member', label: 'Member, where it is for one', kind: 'member' },
];

/** Triggers for notices, the announcement and a member’s usage problem. */
export const noticeTriggers: readonly Trigger[] = [
  {
    id: 'publish-notice',
    group: 'notices',
    title: 'Publish a notice',
    explains:
      'A new notice of one of the four types; it opens in the notification modal and is in the inbox.',
    fields: [
      {
        name: 'type',
        label: 'Type',
        kind: 'choice',
        options: [
          { value: 'bank', label: 'Bank' },
          { value: 'promotion', label: 'Promotion' },
          { value: 'game', label: 'Game' },
          { value: 'maintenance', label: 'Maintenance' },
        ],
        value: 'promotion',
      },
      ...audience,
      { name: 'title', label: 'Title (empty: a sample in both languages)', kind: 'text' },
      { name: 'content', label: 'HTML of the content (empty: a sample)', kind: 'text' },
      { name: 'minutes', label: 'Minutes until it ends (empty: never)', kind: 'minutes' },
      {
        name: 'showOne',
        label: 'Show once (showOne)',
        kind: 'choice',
        options: noYes,
        value: 'no',
      },
      {
        name: 'forceUpgate',
        label: 'Require the update (forceUpgate)',
        kind: 'choice',
        options: noYes,
        value: 'no',
      },
      {
        name: 'alert',
        label: 'Open automatically (alert)',
        kind: 'choice',
        options: noYes.toReversed(),
        value: 'yes',
      },
    ],
    pull(context, fields) {
      const draft = draftOfFields(context, fields);
      return `Published ${publishNotice(context, draft)}: ${draft.title.en}.`;
    },
  },
  {
    id: 'publish-hostile-notice',
    group: 'notices',
    title: 'Publish a hostile notice',
    explains: 'A notice as from a stolen operator account; the site must show it safely.',
    fields: [
      {
        name: 'attack',
        label: 'Attack',
        kind: 'choice',
        options: Object.entries(hostileNotices).map(([value, { label }]) => ({ value, label })),
        value: 'script',
      },
      ...audience,
    ],
    pull(context, fields) {
      const attack = fields['attack'] ?? 'script';
      if (!Object.hasOwn(hostileNotices, attack)) throw invalidField('attack');
      const draft = hostileNotice(attack as HostileId);
      const id = publishNotice(context, { ...draft, audience: audienceOf(context, fields) });
      return `Published ${id} with ${hostileNotices[attack as HostileId].label}.`;
    },
  },
  {
    id: 'withdraw-notices',
    group: 'notices',
    title: 'Withdraw all notices',
    explains: 'Withdraws all notices, running and past: modal and inbox are empty.',
    pull(context) {
      return `Notices withdrawn: ${withdrawNotices(context)}.`;
    },
  },
  {
    id: 'announce',
    group: 'notices',
    title: 'Publish an announcement',
    explains: 'Replaces the current one; visitors and members see it when the site opens.',
    fields: [
      { name: 'title', label: 'Title (empty: a sample in both languages)', kind: 'text' },
      { name: 'content', label: 'HTML of the content (empty: a sample)', kind: 'text' },
    ],
    pull(context, fields) {
      const title = fields['title']?.trim() || undefined;
      const content = fields['content']?.trim() || undefined;
      announce(context, {
        title: { th: title ?? 'ประกาศเวลาให้บริการ', en: title ?? 'Service hours' },
        content: {
          th: content ?? '<p>ฝ่ายบริการลูกค้าเปิดให้บริการ <b>ตลอด 24 ชั่วโมง</b> ในช่วงวันหยุดยาว</p>',
          en: content ?? '<p>Customer service is open <b>24 hours a day</b> over the holidays.</p>',
        },
        image: 'banners/qr-deposit.{lang}.phone.svg',
      });
      return 'The announcement is published.';
    },
  },
  {
    id: 'take-down-announcement',
    group: 'notices',
    title: 'Remove the announcement',
    explains: 'No announcement is shown any longer.',
    pull(context) {
      takeDownAnnouncement(context);
      return 'The announcement is removed.';
    },
  },
  {
    id: 'switch-notifications',
    group: 'notices',
    title: 'Switch notifications on or off',
    explains: 'While they are off, the notification modal and the announcement do not open.',
    pull({ db }) {
      const enabled = !readSetting(db, 'notifications');
      writeSetting(db, 'notifications', enabled);
      return `Notifications are ${enabled ? 'on' : 'off'}.`;
    },
  },
  {
    id: 'usage-problem',
    group: 'notices',
    title: 'Mark or clear a usage problem',
    explains: 'The member sees "ตรวจพบปัญหาการใช้งาน กรุณาติดต่อแอดมิน" until it is cleared.',
    fields: [{ name: 'member', label: 'Member', kind: 'member' }],
    pull(context, fields) {
      const member = memberOfField(context, fields['member']);
      const marked = !hasUsageProblem(context, member);
      markUsageProblem(context, member, marked);
      return `The problem of ${member} is ${marked ? 'marked' : 'cleared'}.`;
    },
  },
];
