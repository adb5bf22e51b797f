import type { Line, View } from './conversation.ts';
import { button, element } from '../../pages/element.ts';
import type { Words } from './words.ts';

/** The rendered messages. */
export interface Thread {
  root: HTMLElement;
  draw(view: View): void;
  toEnd(): void;
}

const DAY_MS = 86_400_000;
const NEAR_PX = 80;

/** Renders messages by day and changes only what is different, so that screen readers announce each message once. */
export function makeThread(words: Words, locale: string, retry: (key: string) => void): Thread {
  const list = element('div', { class: 'lines', role: 'log' });
  const typing = element(
    'p',
    { class: 'typing', role: 'status', hidden: true },
    element('span', { class: 'hidden' }, `${words.agent} ${words.typing}`),
    ...[1, 2, 3].map(() => element('span', { class: 'dot', 'aria-hidden': 'true' })),
  );
  const root = element(
    'div',
    { class: 'thread', role: 'region', tabindex: '0', 'aria-label': words.conversation },
    list,
    typing,
  );
  const drawn = new Map<string, HTMLElement>();
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Bangkok',
  });
  const date = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Bangkok',
  });

  const toEnd = () => {
    root.scrollTop = root.scrollHeight;
  };

  function dayOf(time: number, now: number): string {
    const day = date.format(time);
    if (day === date.format(now)) return words.today;
    return day === date.format(now - DAY_MS) ? words.yesterday : day;
  }

  function kept(key: string, make: () => HTMLElement): HTMLElement {
    const known = drawn.get(key);
    if (known) return known;
    const made = make();
    drawn.set(key, made);
    return made;
  }

  function lineNode(line: Line): HTMLElement {
    const speaker = line.side === 'agent' ? words.agent : words.you;
    return element(
      'article',
      { class: 'line', 'data-side': line.side },
      element('span', { class: 'hidden' }, `${speaker}: `),
      element('p', { class: 'bubble' }, line.text),
      element('p', { class: 'foot' }),
    );
  }

  function footOf(line: Line): (Node | string)[] {
    if (line.state === 'failed')
      return [`${words.failed} `, button({ class: 'retry' }, () => retry(line.key), words.retry)];
    if (line.state === 'sending' || line.time === null) return [words.sending];
    return [
      element('time', { datetime: new Date(line.time).toISOString() }, clock.format(line.time)),
    ];
  }

  function nodesOf({ lines, now }: View): HTMLElement[] {
    const nodes: HTMLElement[] = [];
    let day = '';
    for (const [at, line] of lines.entries()) {
      const ownDay = dayOf(line.time ?? now, now);
      if (ownDay !== day) {
        day = ownDay;
        nodes.push(kept(`day ${day}`, () => element('p', { class: 'day' }, day)));
      }
      const node = kept(line.key, () => lineNode(line));
      const next = lines[at + 1];
      const last = next?.side !== line.side || next.state !== 'sent' || line.state !== 'sent';
      const state = `${line.state} ${line.time ?? ''}`;
      node.dataset['last'] = String(last);
      if (node.dataset['state'] !== state) {
        node.dataset['state'] = state;
        node.querySelector('.foot')?.replaceChildren(...footOf(line));
      }
      nodes.push(node);
    }
    return nodes;
  }

  function draw(view: View) {
    const nearEnd = root.scrollHeight - root.scrollTop - root.clientHeight < NEAR_PX;
    const nodes = nodesOf(view);
    const wanted = new Set<Element>(nodes);
    for (const [key, node] of drawn) {
      if (wanted.has(node)) continue;
      node.remove();
      drawn.delete(key);
    }
    for (const [at, node] of nodes.entries()) {
      if (list.children[at] !== node) list.insertBefore(node, list.children[at] ?? null);
    }
    typing.hidden = !view.typing;
    if (nearEnd || view.lines.at(-1)?.state === 'sending') toEnd();
  }

  return { root, draw, toEnd };
}
