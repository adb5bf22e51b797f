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
      'The message is in the chat immediately, and automatic answers pause there for ten minutes.',
    fields: [
      {
        name: 'to',
        label: 'To',
        kind: 'choice',
        options: [
          { value: 'newest', label: 'Visitor with the newest message' },
          { value: 'all', label: 'All visitors with messages' },
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
        ? 'There are no messages in the live chat yet.'
        : `Written in ${meant.length === 1 ? 'one conversation' : `${meant.length} conversations`}.`;
    },
  },
];
