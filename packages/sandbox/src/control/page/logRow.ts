import { element } from '../../pages/element.ts';
import { type LogDetail, type LogLine, type Offer, controlApi } from './controlApi.ts';
import { durationOf, timeOf } from './format.ts';
import { badge, sayTrouble } from './parts.ts';

type FaultKinds = Offer['faultKinds'];

/** A request as one row that opens to show the details. */
export function logRow(first: LogLine, faultKinds: FaultKinds) {
  const summary = element('summary', {});
  const detail = element('div', { class: 'log-detail' });
  const item = element('details', {}, summary, detail);
  const row = { root: element('li', { class: 'log-row' }, item), line: first, update };

  async function read(): Promise<void> {
    const read = await controlApi.logDetail(row.line.id);
    detail.replaceChildren(...detailOf(read, faultKinds));
  }

  function update(line: LogLine): void {
    row.line = line;
    summary.replaceChildren(...summaryOf(line, faultKinds));
    if (item.open) void read().catch(sayTrouble);
  }

  item.addEventListener('toggle', () => {
    if (!item.open) return;
    void read()
      .then(() => item.scrollIntoView({ block: 'nearest' }))
      .catch(sayTrouble);
  });
  update(first);
  return row;
}

function summaryOf(line: LogLine, faultKinds: FaultKinds): HTMLElement[] {
  const at = line.path.lastIndexOf('/') + 1;
  const facts = [
    timeOf(line.time),
    line.member ?? 'visitor',
    ...(line.duration === null ? [] : [durationOf(line.duration)]),
    ...(line.code === null ? [] : [`code ${line.code}`]),
    ...(line.origin === 'games' ? ['games'] : []),
  ];
  return [
    element(
      'span',
      { class: 'log-line' },
      element('span', { class: 'log-method' }, line.method),
      element('span', { class: 'log-start' }, line.path.slice(0, at)),
      element('span', { class: 'log-end' }, line.path.slice(at)),
      element('span', { class: 'log-query' }, line.query && `?${line.query}`),
      statusBadge(line),
    ),
    element(
      'span',
      { class: 'log-line' },
      element('span', { class: 'log-facts muted small' }, facts.join(' · ')),
      ...line.faults.map((kind) => badge(faultKinds[kind].title, 'info')),
      ...(line.deviations ? [badge(deviationsOf(line.deviations), 'danger')] : []),
    ),
  ];
}

function deviationsOf(count: number): string {
  return `${count} ${count === 1 ? 'deviation' : 'deviations'}`;
}

function statusBadge({ state, status }: LogLine): HTMLElement {
  if (state === 'open') return badge('Waiting', 'pending');
  if (state === 'cut') return badge(status === null ? 'Cut' : `${status} cut`, 'danger');
  const tone = status === null || status >= 500 ? 'danger' : status >= 400 ? 'pending' : 'success';
  return badge(String(status), tone);
}

function detailOf({ found, faults, ...read }: LogDetail, faultKinds: FaultKinds): HTMLElement[] {
  const headers = Object.entries(read.requestHeaders).map(([name, value]) => `${name}: ${value}`);
  return [
    ...(found ? [problems('Request', found.request), problems('Reply', found.reply)].flat() : []),
    ...faults.map((kind) => text('Fault', faultKinds[kind].explains)),
    ...(read.query ? [code('Query', read.query)] : []),
    ...(headers.length > 0 ? [code('Request headers', headers.join('\n'))] : []),
    code('Request body', read.requestBody || 'none'),
    code('Reply body', read.replyBody === null ? 'not kept' : read.replyBody || 'none'),
  ];
}

function problems(of: string, list: readonly string[]): HTMLElement[] {
  if (list.length === 0) return [];
  return [
    element(
      'section',
      { class: 'problems' },
      element('h3', {}, `${of}: not as the contract says`),
      element('ul', {}, ...list.map((each) => element('li', {}, each))),
    ),
  ];
}

function text(title: string, said: string): HTMLElement {
  return element('section', {}, element('h3', {}, title), element('p', {}, said));
}

function code(title: string, said: string): HTMLElement {
  return element(
    'section',
    {},
    element('h3', {}, title),
    element('pre', { tabindex: '0', 'aria-label': title }, said),
  );
}
