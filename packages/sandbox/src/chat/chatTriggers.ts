import type { Trigger } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { openConversations, hydrate } from './conversation.ts';

/** Triggers of a human agent in the live chat. */
export const chatTriggers: readonly Trigger[] = [
  {
    id: 'chat-as-agent',
    group: 'service',
    title: 'Write in the live chat as the agent',
    explains:
      'The message stands in the chat at once, and the automatic answers keep still there for ten minutes.',
    fields: [
      {
        name: 'to',
        label: 'To',
        kind: 'choice',
        options: [
          { value: 'newest', label: 'Whoever wrote last' },
          { value: 'all', label: 'Everybody who has written' },
        ],
        value: 'newest',
      },
      { name: 'text', label: 'Message', kind: 'text', value: 'สวัสดี เจ้าหน้าที่มาแล้ว' },
    ],
    pull(context, fields) {
      const text = fields['text']?.trim() ?? '';
      if (text === '' || text.length > 1000) throw invalidField('text');
      const to = fields['to'] ?? 'newest';
      if (to !== 'newest' && to !== 'all') throw invalidField('to');
      const open = openConversations(context);
      const meant = to === 'all' ? open : open.slice(0, 1);
      for (const visitor of meant) hydrate(context, visitor, text);
      return meant.length === 0
        ? 'Nobody has written in the live chat yet.'
        : `Written in ${meant.length === 1 ? 'one conversation' : `${meant.length} conversations`}.`;
    },
  },
];
