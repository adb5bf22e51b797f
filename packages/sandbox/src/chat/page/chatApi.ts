/** A message of the conversation; `time` is in unix seconds, `key` is the key under which this page sent it. */
export interface Message {
  id: number;
  side: 'visitor' | 'agent';
  text: string;
  time: number;
  key: string | null;
}

/** What is new since the last request. */
export interface News {
  list: readonly Message[];
  typing: boolean;
  unread: number;
  /** The server's clock in milliseconds since 1970. */
  now: number;
}

/** Thrown when the conversation of a token no longer exists. */
export class Forgotten extends Error {}

const PATIENCE_MS = 10_000;

async function ask<Result>(
  path: string,
  { token, body }: { token?: string; body?: object },
): Promise<{ result: Result; now: number }> {
  const reply = await fetch(`/chat/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const envelope = (await reply.json()) as { code: number; result: Result };
  if (envelope.code === 7002) throw new Forgotten();
  if (envelope.code !== 0) throw new Error(`code ${envelope.code}`);
  return { result: envelope.result, now: Date.parse(reply.headers.get('Date') ?? '') };
}

/** Starts a conversation and returns its token. */
export async function begin(lang: string): Promise<string> {
  const { result } = await ask<{ token: string }>('visitor', { body: { lang } });
  return result.token;
}

/** Messages after the given one. */
export async function newsAfter(token: string, after: number): Promise<News> {
  const { result, now } = await ask<Omit<News, 'now'>>(`messages?after=${after}`, { token });
  return { ...result, now };
}

/** Sends a message. A repeated `key` does not send it twice. */
export async function send(token: string, message: { key: string; text: string }): Promise<void> {
  await ask('messages', { token, body: message });
}

/** Marks the agent’s messages up to the given one as read. */
export async function markRead(token: string, upTo: number): Promise<void> {
  await ask('read', { token, body: { upTo } });
}
