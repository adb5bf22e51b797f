import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND, unixSeconds } from '../clock/units.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';
import { chatTriggers } from './chatTriggers.ts';
import type { Conversation, WireMessage } from './conversation.ts';

interface Reply<Result> {
  status: number;
  body: { code: number; field?: string; result: Result };
}

/** A sandbox with a visitor in the chat. */
async function chatSandbox(lang = 'th') {
  const sandbox = testSandbox();
  const { api, context } = sandbox;

  async function ask<Result>(path: string, body?: object, token?: string): Promise<Reply<Result>> {
    const reply = await api.request(`/chat/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as Reply<Result>['body'] };
  }

  /** A visitor with a separate conversation. */
  async function visitor(as = lang) {
    const { token } = (await ask<{ token: string }>('visitor', { lang: as })).body.result;
    let said = 0;
    return {
      token,
      say: (text: string, key = `key-${(said += 1)}-${token.slice(-4)}`) =>
        ask('messages', { key, text }, token),
      news: async (after = 0) =>
        (await ask<Conversation>(`messages?after=${after}`, undefined, token)).body.result,
      read: (upTo: number) => ask<{ unread: number }>('read', { upTo }, token),
    };
  }

  const asAgent = (fields: Record<string, string>) => chatTriggers[0]?.pull(context, fields);
  return { ...sandbox, ask, visitor, asAgent };
}

const texts = (list: readonly WireMessage[]) => list.map(({ text }) => text);

describe('a conversation', () => {
  it('starts with a greeting in the language of the page, which does not count as unread', async () => {
    const { visitor } = await chatSandbox();
    const { list, typing, unread } = await (await visitor('en')).news();
    expect(list).toEqual([
      {
        id: 1,
        side: 'agent',
        text: 'Hello and welcome to live chat. How can we help?',
        time: unixSeconds(TEST_START),
        key: null,
      },
    ]);
    expect([typing, unread]).toEqual([false, 0]);
  });

  it('shows the agent typing and then the answer, by the clock of the sandbox', async () => {
    const { clock, visitor } = await chatSandbox();
    const guest = await visitor();
    await guest.say('ถอนเงินขั้นต่ำเท่าไหร่');
    expect(await guest.news(1)).toMatchObject({ typing: false, list: [{ side: 'visitor' }] });
    clock.advance(SECOND);
    expect((await guest.news(2)).typing).toBe(true);
    clock.advance(3 * SECOND);
    const { list, typing, unread } = await guest.news(2);
    expect(list).toMatchObject([{ side: 'agent', time: unixSeconds(TEST_START) + 4 }]);
    expect(list[0]?.text).toContain('ขั้นต่ำ 300 บาท');
    expect([typing, unread]).toEqual([false, 1]);
  });

  it('answers two messages one after the other', async () => {
    const { clock, visitor } = await chatSandbox('en');
    const guest = await visitor();
    await guest.say('How do I deposit?');
    await guest.say('And how do I withdraw?');
    clock.advance(4 * SECOND);
    expect(texts((await guest.news(3)).list)).toEqual([expect.stringContaining('QR code')]);
    clock.advance(4 * SECOND);
    expect(texts((await guest.news(4)).list)).toEqual([expect.stringContaining('minimum is 300')]);
  });

  it('accepts a message once for repeated requests with one key', async () => {
    const { clock, visitor } = await chatSandbox();
    const guest = await visitor();
    await guest.say('สวัสดี', 'key-one-1');
    await guest.say('สวัสดี', 'key-one-1');
    clock.advance(MINUTE);
    expect((await guest.news()).list).toHaveLength(3);
  });

  it('belongs to one visitor; other visitors may use the same keys', async () => {
    const { clock, visitor } = await chatSandbox();
    const [one, two] = [await visitor(), await visitor()];
    await one.say('ฝากเงินอย่างไร', 'key-same');
    await two.say('ลืมรหัสผ่าน', 'key-same');
    clock.advance(MINUTE);
    expect(texts((await one.news()).list)[1]).toBe('ฝากเงินอย่างไร');
    expect(texts((await two.news()).list)[1]).toBe('ลืมรหัสผ่าน');
  });

  it('counts unread messages, and never marks read messages as unread again', async () => {
    const { clock, visitor } = await chatSandbox();
    const guest = await visitor();
    await guest.say('สวัสดี');
    clock.advance(4 * SECOND);
    const { list, unread } = await guest.news();
    expect(unread).toBe(1);
    expect((await guest.read(list.at(-1)?.id ?? 0)).body.result.unread).toBe(0);
    expect((await guest.read(1)).body.result.unread).toBe(0);
    await guest.read(9_000_000);
    await guest.say('ขอบคุณ');
    clock.advance(4 * SECOND);
    expect((await guest.news()).unread).toBe(1);
  });

  it('returns the newest 200 messages to a returning visitor', async () => {
    const { visitor, db } = await chatSandbox();
    const guest = await visitor();
    for (let count = 0; count < 210; count += 1) {
      db.run(
        `INSERT INTO chat_messages (visitor, side, text, time) SELECT token, 'agent', ?, 0 FROM chat_visitors`,
        `m${count}`,
      );
    }
    const { list } = await guest.news();
    expect([list.length, list.at(-1)?.text]).toEqual([200, 'm209']);
  });
});

describe('the agent of the sandbox', () => {
  it.each([
    ['ฝากเงินแล้วยอดไม่เข้าค่ะ', 'อย่าใช้ QR เดิม'],
    ['my deposit has not arrived', 'Do not pay the same QR code twice'],
    ['จะฝากเงินยังไง', 'สแกน QR'],
    ['ลืม password', 'OTP'],
    ['มีโปรอะไรบ้าง', 'โปรโมชั่น'],
    ['where is the leaderboard', 'Tournament'],
    ['the game froze', 'not charged twice'],
    ['I want to talk to a human', 'notifying our team'],
    ['อยากเลิกเล่น เสียหมดแล้ว', '1323'],
    ['I lost everything, my deposit too', '1323'],
    ['hello', 'Hello'],
    ['123', 'รับเรื่องแล้ว'],
    ['xyzzy', 'Our team will check it'],
  ])('answers %j with %j', async (text, part) => {
    const { clock, visitor } = await chatSandbox();
    const guest = await visitor();
    await guest.say(text);
    clock.advance(4 * SECOND);
    expect((await guest.news()).list.at(-1)?.text).toContain(part);
  });

  it('is silent for ten minutes after a human agent has written', async () => {
    const { asAgent, clock, visitor } = await chatSandbox();
    const guest = await visitor();
    await guest.say('สวัสดี');
    expect(asAgent({ text: 'เจ้าหน้าที่มาแล้ว' })).toBe('Written in one conversation.');
    await guest.say('ฝากเงินอย่างไร');
    clock.advance(10 * MINUTE - 1);
    expect(texts((await guest.news(1)).list)).toEqual(['สวัสดี', 'เจ้าหน้าที่มาแล้ว', 'ฝากเงินอย่างไร']);
    clock.advance(1);
    await guest.say('ขอบคุณ');
    clock.advance(4 * SECOND);
    expect((await guest.news()).list.at(-1)?.text).toContain('ยินดีให้บริการ');
  });

  it('writes to the visitor with the newest message, or to all visitors', async () => {
    const { asAgent, visitor } = await chatSandbox();
    expect(asAgent({ text: 'สวัสดี' })).toBe('There are no messages in the live chat yet.');
    const [one, two, silent] = [await visitor(), await visitor(), await visitor()];
    await two.say('หนึ่ง');
    await one.say('สอง');
    asAgent({ text: 'ถึงคนล่าสุด' });
    expect(asAgent({ text: 'ถึงทุกคน', to: 'all' })).toBe('Written in 2 conversations.');
    expect(texts((await one.news()).list).slice(2)).toEqual(['ถึงคนล่าสุด', 'ถึงทุกคน']);
    expect(texts((await two.news()).list).slice(2)).toEqual(['ถึงทุกคน']);
    expect((await silent.news()).list).toHaveLength(1);
    expect(() => asAgent({ text: ' ' })).toThrow('4000');
    expect(() => asAgent({ text: 'x', to: 'nobody' })).toThrow('4000');
  });
});

describe('the chat refuses', () => {
  it.each([
    ['messages?after=-1', undefined, 'after'],
    ['messages', { key: 'key-0001', text: '   ' }, 'text'],
    ['messages', { key: 'key-0001', text: 'ก'.repeat(1001) }, 'text'],
    ['messages', { key: 'short', text: 'ก' }, 'key'],
    ['read', { upTo: 0 }, 'upTo'],
  ])('%s %j', async (path, body, field) => {
    const { ask, visitor } = await chatSandbox();
    const reply = await ask(path, body, (await visitor()).token);
    expect([reply.status, reply.body.field]).toEqual([400, field]);
  });

  it.each([undefined, 'cv_invented'])('the token %s', async (token) => {
    const { ask } = await chatSandbox();
    const reply = await ask('messages', undefined, token);
    expect([reply.status, reply.body.code]).toEqual([401, 7002]);
  });
});

describe('the chat host', () => {
  it('serves a page that only the sites may frame and that runs no external code', async () => {
    const { api } = testSandbox({ siteOrigins: ['https://one.example', 'https://two.example'] });
    const reply = await api.request('/chat/frame?lang=en');
    const policy = reply.headers.get('Content-Security-Policy');
    expect(policy).toContain('frame-ancestors https://one.example https://two.example');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    const html = await reply.text();
    expect(html).toContain('<html lang="en">');
    const files = [...html.matchAll(/(?:href|src)="(\/chat\/[^"]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect((await api.request(file)).status, file).toBe(200);
  });

  it('serves everything that its scripts import, and nothing else', async () => {
    const { api } = testSandbox();
    const seen = new Set<string>();
    async function follow(path: string): Promise<void> {
      if (seen.has(path)) return;
      seen.add(path);
      const reply = await api.request(path);
      expect(reply.status, path).toBe(200);
      const script = await reply.text();
      for (const [, name = ''] of script.matchAll(/from '(\.[^']+)'/g)) {
        await follow(new URL(name, `http://chat.test${path}`).pathname);
      }
    }
    await follow('/chat/files/chat/page/main.ts');
    expect(seen.size).toBeGreaterThan(7);
    expect((await api.request('/chat/files/chat/conversation.ts')).status).toBe(404);
    expect((await api.request('/chat/files/../rules.ts')).status).toBe(404);
    expect((await api.request('/chat/widget.js')).status).toBe(404);
  });
});
