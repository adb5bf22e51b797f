import { tokenHash } from '../auth/token.ts';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { sessionInvalid } from '../http/refusal.ts';
import { type ChatLang, answerTo, greeting } from './agentAnswers.ts';

/** A visitor of the chat as stored; `token` is a hash. */
interface Visitor {
  token: string;
  lang: ChatLang;
  read_up_to: number;
  person_until: number;
}

/** A message in the API format. */
export interface WireMessage {
  id: number;
  side: 'visitor' | 'agent';
  text: string;
  /** Unix seconds. */
  time: number;
  /** The key under which the visitor sent it; null for a message of the agent. */
  key: string | null;
}

/** State of a conversation. */
export interface Conversation {
  list: readonly WireMessage[];
  /** Whether the agent is typing. */
  typing: boolean;
  /** Unread messages of the agent. */
  unread: number;
}

/** Maximum number of messages in one reply. */
const PAGE = 200;

/** Starts a conversation and returns its token. */
export function openConversation(context: Context, lang: ChatLang): string {
  const { db, clock, random } = context;
  const token = `cv_${random.token(24)}`;
  const visitor = tokenHash(token);
  const now = clock.now();
  db.transaction(() => {
    db.run('INSERT INTO chat_visitors (token, lang, created) VALUES (?, ?, ?)', visitor, lang, now);
    writeAsAgent(context, visitor, greeting(lang), now);
    // The greeting is not unread: it must not make the visitor open the chat.
    readUpTo(context, visitor, Number.MAX_SAFE_INTEGER);
  });
  return token;
}

/** The visitor of a token. Throws 7002 when there is none. */
export function visitorOf({ db }: Context, token: string | undefined): Visitor {
  const visitor =
    token === undefined
      ? undefined
      : db.get<Visitor>('SELECT * FROM chat_visitors WHERE token = ?', tokenHash(token));
  if (!visitor) throw sessionInvalid();
  return visitor;
}

/** The messages after the given one, oldest first; for a long conversation only the newest. */
export function conversationAfter(
  context: Context,
  { token: visitor }: Visitor,
  after: number,
): Conversation {
  const { db, clock } = context;
  deliverAnswers(context);
  const rows = db.all<{
    id: number;
    side: 'visitor' | 'agent';
    text: string;
    time: number;
    key: string | null;
  }>(
    `SELECT id, side, text, time, key FROM chat_messages WHERE visitor = ? AND id > ?
     ORDER BY id DESC LIMIT ${PAGE}`,
    visitor,
    after,
  );
  const typing = db.get(
    'SELECT 1 FROM chat_replies WHERE visitor = ? AND typing <= ?',
    visitor,
    clock.now(),
  );
  return {
    list: rows.toReversed().map((row) => ({ ...row, time: unixSeconds(row.time) })),
    typing: typing !== undefined,
    unread: unreadOf(context, visitor),
  };
}

/**
 * Accepts a message of the visitor. The same key again has no effect. The rules answer, unless a human agent has taken
 * over.
 */
export function say(
  context: Context,
  visitor: Visitor,
  { key, text }: { key: string; text: string },
): void {
  const { db, clock, rules } = context;
  const now = clock.now();
  db.transaction(() => {
    deliverAnswers(context);
    const taken = db.run(
      `INSERT INTO chat_messages (visitor, side, text, time, key) VALUES (?, 'visitor', ?, ?, ?)
       ON CONFLICT (visitor, key) DO NOTHING`,
      visitor.token,
      text,
      now,
      key,
    );
    if (taken === 0 || visitor.person_until > now) return;
    // A second message before the answer is answered after it.
    const waiting = db.get<{ due: number | null }>(
      'SELECT max(due) AS due FROM chat_replies WHERE visitor = ?',
      visitor.token,
    );
    const from = Math.max(now, waiting?.due ?? 0);
    db.run(
      'INSERT INTO chat_replies (visitor, text, typing, due) VALUES (?, ?, ?, ?)',
      visitor.token,
      answerTo(context, text, visitor.lang),
      from + rules.chat.typingAfter,
      from + rules.chat.answerAfter,
    );
  });
}

/** Marks the agent's messages up to that id as read. */
export function readUpTo({ db }: Context, visitor: string, id: number): void {
  db.run(
    `UPDATE chat_visitors SET read_up_to = max(read_up_to, min(?, coalesce(
       (SELECT max(id) FROM chat_messages WHERE visitor = chat_visitors.token), 0))) WHERE token = ?`,
    id,
    visitor,
  );
}

/** Number of the agent’s messages that this visitor has not read. */
export function unreadOf({ db }: Context, visitor: string): number {
  const row = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM chat_messages
     WHERE visitor = ? AND side = 'agent' AND id > (SELECT read_up_to FROM chat_visitors WHERE token = ?)`,
    visitor,
    visitor,
  );
  return row?.count ?? 0;
}

/** A human writes as the agent. Pending automatic answers are dropped, and automatic answers pause for a while. */
export function hydrate(context: Context, visitor: string, text: string): void {
  const { db, clock, rules } = context;
  const now = clock.now();
  db.transaction(() => {
    deliverAnswers(context);
    db.run('DELETE FROM chat_replies WHERE visitor = ?', visitor);
    writeAsAgent(context, visitor, text, now);
    db.run(
      'UPDATE chat_visitors SET person_until = ? WHERE token = ?',
      now + rules.chat.personStays,
      visitor,
    );
  });
}

/** Conversations with a message of the visitor, newest message first. */
export function openConversations({ db }: Context): readonly string[] {
  const rows = db.all<{ visitor: string }>(
    `SELECT visitor FROM chat_messages WHERE side = 'visitor' GROUP BY visitor ORDER BY max(id) DESC`,
  );
  return rows.map(({ visitor }) => visitor);
}

/** Writes the automatic answers that are due, with their due time. */
function deliverAnswers(context: Context): void {
  const { db, clock } = context;
  const due = db.all<{ id: number; visitor: string; text: string; due: number }>(
    'SELECT * FROM chat_replies WHERE due <= ? ORDER BY due, id',
    clock.now(),
  );
  if (due.length === 0) return;
  db.transaction(() => {
    for (const reply of due) {
      db.run('DELETE FROM chat_replies WHERE id = ?', reply.id);
      writeAsAgent(context, reply.visitor, reply.text, reply.due);
    }
  });
}

function writeAsAgent({ db }: Context, visitor: string, text: string, time: number): void {
  db.run(
    "INSERT INTO chat_messages (visitor, side, text, time) VALUES (?, 'agent', ?, ?)",
    visitor,
    text,
    time,
  );
}
