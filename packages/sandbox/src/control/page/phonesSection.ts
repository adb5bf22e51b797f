import { element } from '../../pages/element.ts';
import { type Sms, controlApi } from './controlApi.ts';
import { dateOf, timeOf } from './format.ts';
import { type SectionView, actionButton, copy, emptyState, sayTrouble } from './parts.ts';

const POLL_MS = 3000;

/** SMS that the phones of the sandbox received, newest first. */
export function phonesSection(): SectionView {
  const list = element('ul', { class: 'cards' });
  const none = emptyState('No messages', 'Request an OTP on the site, and it appears here.');
  let isOpen = true;
  let shown = '';

  async function poll(): Promise<void> {
    if (!isOpen) return;
    if (document.visibilityState === 'visible') {
      const messages = await controlApi.sms();
      const text = JSON.stringify(messages.list);
      if (text !== shown) list.replaceChildren(...messages.list.map(messageCard));
      shown = text;
      none.hidden = messages.list.length > 0;
    }
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

function messageCard({ phone, text, time }: Sms): HTMLElement {
  const [code] = /\b\d{4,8}\b/.exec(text) ?? [];
  return element(
    'li',
    { class: 'card message' },
    element(
      'div',
      {},
      element('h2', { class: 'figure' }, phone),
      element('p', { class: 'muted small' }, `${timeOf(time)}, ${dateOf(time)}`),
    ),
    element('p', { lang: 'th' }, text),
    ...(code === undefined
      ? []
      : [actionButton(`Copy ${code}`, () => copy(code, `${code} is copied.`), { name: 'copy' })]),
  );
}
