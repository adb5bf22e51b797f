import { button, element } from '../../pages/element.ts';
import { type LogLine, type Offer, controlApi } from './controlApi.ts';
import { logRow } from './logRow.ts';
import { actionButton, emptyState, labelled } from './parts.ts';
import { say } from './toast.ts';

const POLL_MS = 1000;
/** The limit of the sandbox’s log. */
const KEPT = 300;
const NEAR_END_PX = 24;

type Row = ReturnType<typeof logRow>;

/**
 * The live log, newest entry at the end. The end stays visible unless the user has scrolled away, so that entries do
 * not move under a finger. It polls only while it is in the document and the page is visible. A stream would use one of
 * the six connections that a browser has for the API under test.
 */
export function logPanel(faultKinds: Offer['faultKinds']): HTMLElement {
  const rows = new Map<number, Row>();
  const list = element('ol', { class: 'log-rows' });
  const none = emptyState('Reading the log…', '');
  const scroller = element('div', { class: 'log-scroller' }, none, list);
  const path = element('input', {
    class: 'control',
    type: 'search',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: '/withdraw',
  });
  const deviating = toggle('Deviations only');
  const background = toggle('Pictures and preflights');
  const newest = button({ class: 'button primary newest' }, toEnd, 'Newest');
  let [epoch, version] = [0, 0];
  let follows = true;
  let isAsking = false;

  function fits({ line }: Row): boolean {
    if (line.isBackground && !isOn(background)) return false;
    if (isOn(deviating) && !line.deviations) return false;
    return `${line.path}?${line.query}`.toLowerCase().includes(path.value.trim().toLowerCase());
  }

  function filter(): void {
    for (const row of rows.values()) row.root.hidden = !fits(row);
    const some = rows.size > 0;
    const isEmpty = [...rows.values()].every(({ root }) => root.hidden);
    none.hidden = !isEmpty;
    // The log is not shown as empty before the first reply.
    if (epoch === 0) return;
    const [title, text] = none.children;
    if (title) title.textContent = some ? 'No matching requests' : 'No requests yet';
    if (text)
      text.textContent = some ? FILTERED : 'Use the site: every call appears here immediately.';
  }

  function toEnd(): void {
    follows = true;
    scroller.scrollTop = scroller.scrollHeight;
    newest.hidden = true;
  }

  function take(lines: readonly LogLine[]): void {
    for (const line of lines) {
      const known = rows.get(line.id);
      if (known) known.update(line);
      else {
        const row = logRow(line, faultKinds);
        rows.set(line.id, row);
        list.append(row.root);
      }
    }
    for (const [id, row] of rows) {
      if (rows.size <= KEPT) break;
      rows.delete(id);
      row.root.remove();
    }
    filter();
    if (follows) toEnd();
    else if (lines.length > 0) newest.hidden = false;
  }

  async function ask(): Promise<void> {
    const isSeen = root.checkVisibility() && document.visibilityState === 'visible';
    if (isAsking || !isSeen) return;
    isAsking = true;
    try {
      let news = await controlApi.log(version);
      if (news.epoch !== epoch) {
        rows.clear();
        list.replaceChildren();
        if (epoch !== 0) news = await controlApi.log(0);
      }
      ({ epoch, version } = news);
      if (news.list.length > 0 || rows.size === 0) take(news.list);
    } catch {
      // The frame reports that the sandbox does not answer. The next poll may succeed.
    } finally {
      isAsking = false;
    }
  }

  scroller.addEventListener('scroll', () => {
    follows = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END_PX;
    if (follows) newest.hidden = true;
  });
  // While an entry is open, the log does not scroll.
  list.addEventListener('toggle', () => (follows = false), true);
  path.addEventListener('input', filter);
  for (const each of [deviating, background]) each.addEventListener('click', filter);
  newest.hidden = true;

  const clear = actionButton(
    'Clear',
    async () => {
      await controlApi.clearLog();
      await ask();
      say('The log is empty.');
    },
    { of: 'log' },
  );
  const root = element(
    'section',
    { class: 'log', 'aria-label': 'Live log' },
    element('h2', {}, 'Live log'),
    element(
      'div',
      { class: 'log-tools' },
      labelled('Path contains', path),
      clear,
      element('div', { class: 'chips' }, deviating, background),
    ),
    scroller,
    newest,
  );
  setInterval(() => void ask(), POLL_MS);
  // The first poll runs as soon as the panel is in the document.
  requestAnimationFrame(() => void ask());
  return root;
}

const FILTERED = 'Change the filter to see the others.';

function toggle(label: string): HTMLButtonElement {
  const made = button(
    { class: 'chip', 'aria-pressed': 'false' },
    () => made.setAttribute('aria-pressed', String(!isOn(made))),
    label,
  );
  return made;
}

function isOn(made: HTMLButtonElement): boolean {
  return made.getAttribute('aria-pressed') === 'true';
}
