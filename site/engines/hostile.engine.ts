import { hostilePayloads } from '../../packages/ui/src/primitives/RichText/hostile.fixtures.ts';
import { countCases } from '../e2e/support/countCases.ts';
import { lookAtEach } from '../e2e/support/lookAtEach.ts';
import { openSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** `npm test` runs every eighth payload in each engine, `npm run prove` all of them. */
const EVERY = process.env.PROVE ? 1 : 8;
/** Maximum number of pages in one document: WebKit allows 100 history changes in 30 s, and each page needs two. */
const BATCH = 40;
/** A page in WebKit takes a fifth of a second, and all payloads more than two minutes. */
const LIMIT_MS = process.env.PROVE ? 360_000 : 120_000;

const payloads = hostilePayloads.filter((_, index) => index % EVERY === 0);
/** Content that an attacker with an operator's account could publish, by the ids `h0`, `h1` and so on. */
const TEXTS = payloads.map(({ html }) => html);

/**
 * In the page, before any other script: the API returns one notice or promotion for each text, cloned from its first
 * one.
 */
function replaceTexts(call: string, texts: readonly string[]): void {
  interface Entry {
    id: string;
  }
  const original = window.fetch;
  let first: Entry | undefined;
  window.fetch = async (...asked) => {
    const url = new URL(asked[0] instanceof Request ? asked[0].url : asked[0], location.href);
    if (!url.pathname.endsWith(call)) return original(...asked);
    const wanted = url.searchParams.get('id');
    url.searchParams.delete('id');
    const request = asked[0] instanceof Request ? new Request(url, asked[0]) : url;
    const reply = await original(request, asked[1]);
    const body = (await reply.json()) as { result: Entry[] | { list: Entry[] } };
    const { result } = body;
    first ??= Array.isArray(result) ? result[0] : result.list[0];
    const list = texts
      .map((content, index) => ({
        ...first,
        id: `h${index}`,
        title: `h${index}`,
        content,
        read: true,
        alert: false,
      }))
      .filter(({ id }) => wanted === null || id === wanted);
    const told = Array.isArray(result) ? list : { ...result, list, total: list.length, unread: 0 };
    return new Response(JSON.stringify({ ...body, result: told }), reply);
  };
}

/** In the page: everything that would show that a text has run as code. */
function watchEscapes(): void {
  const escapes: string[] = [];
  Object.assign(window, { escapes });
  window.open = (url) => {
    escapes.push(`a window: ${String(url)}`);
    return null;
  };
  for (const name of ['alert', 'confirm', 'prompt'] as const)
    Object.assign(window, { [name]: () => void escapes.push(name) });
}

for (const { kind, call, list, path, heading, tag } of [
  {
    kind: 'notices',
    call: '/notify/inbox',
    list: '/notices',
    path: '/notices?notice=',
    heading: 'article h2',
    tag: [],
  },
  {
    kind: 'promotions',
    call: '/promotion/list',
    list: '/promotion',
    path: '/promotion?id=',
    heading: 'h1',
    tag: ['@prove'],
  },
])
  test(
    `hostile ${kind} run nothing and stay in their box`,
    { tag },
    async ({ visitor, front, href, place }) => {
      test.setTimeout(LIMIT_MS);
      expect(TEXTS.length).toBeGreaterThanOrEqual(600 / EVERY);
      await openSession(visitor, place);
      const replace = `(${String(replaceTexts)})(${JSON.stringify(call)}, ${JSON.stringify(TEXTS)})`;
      front.extra = `(${String(watchEscapes)})();\n${replace};`;
      for (let first = 0; first < TEXTS.length; first += BATCH) {
        await visitor.tab.goto(front.origin + href(list));
        await visitor.tap({ css: `main a[href="${href(path)}h0"]` });
        await visitor.sees({ css: `main ${heading}` }, /^h0$/);
        const ids = TEXTS.slice(first, first + BATCH).map((_, index) => `h${first + index}`);
        const { problems, seen } = await visitor.tab.run(lookAtEach, {
          ids,
          address: href(path),
          heading,
        });
        const named = problems.map(
          ([id, problem]) => `${payloads[Number(id.slice(1))]?.name}: ${problem}`,
        );
        expect(named).toEqual([]);
        expect(seen).toBe(ids.length);
        const after = await visitor.tab.run(() => [
          ...(window as unknown as { escapes: string[] }).escapes,
          ...window.journey.problems,
        ]);
        expect(after).toEqual([]);
      }
      countCases(TEXTS.length);
    },
  );
