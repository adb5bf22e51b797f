import { element } from '../../pages/element.ts';
import { type Report, controlApi } from './controlApi.ts';
import { timeOf } from './format.ts';
import { type SectionView, badge, emptyState, sayTrouble } from './parts.ts';

const POLL_MS = 3000;

/** Telemetry reports of sites, newest first. */
export function reportsSection(): SectionView {
  const list = element('ul', { class: 'cards' });
  const none = emptyState(
    'No reports',
    'An operator with a telemetry endpoint, such as jade, reports when its page is hidden.',
  );
  let isOpen = true;
  let shown = '';

  async function poll(): Promise<void> {
    if (!isOpen || document.visibilityState !== 'visible') return;
    const reports = (await controlApi.reports()).list;
    const text = JSON.stringify(reports);
    if (text !== shown) list.replaceChildren(...reports.map(reportCard));
    shown = text;
    none.hidden = reports.length > 0;
  }

  none.hidden = true;
  void poll().catch(sayTrouble);
  const timer = setInterval(() => void poll().catch(() => {}), POLL_MS);
  return {
    root: element('div', {}, list, none),
    leave() {
      isOpen = false;
      clearInterval(timer);
    },
  };
}

const TONES = {
  error: 'danger',
  violation: 'danger',
  browser: 'danger',
  event: 'success',
} as const;

function reportCard({ time, build, type, text }: Report): HTMLElement {
  return element(
    'li',
    { class: 'card message' },
    element(
      'div',
      {},
      badge(type, TONES[type as keyof typeof TONES] ?? 'info'),
      element('p', { class: 'muted small' }, `${timeOf(time)}, build ${build ?? 'unknown'}`),
    ),
    element('p', {}, text),
  );
}
