import { element } from '../../pages/element.ts';

const SHOWN_MS = 5000;

const box = element('div', { class: 'toasts', role: 'status', 'aria-live': 'polite' });
let timer: ReturnType<typeof setTimeout> | undefined;

/** Container of the toasts. It is always in the page, so that screen readers announce new toasts. */
export function toastBox(): HTMLElement {
  return box;
}

/** Shows one sentence for a few seconds. */
export function say(sentence: string, tone: 'success' | 'danger' = 'success'): void {
  clearTimeout(timer);
  box.replaceChildren(element('p', { class: 'toast', 'data-tone': tone }, sentence));
  timer = setTimeout(() => box.replaceChildren(), tone === 'danger' ? 2 * SHOWN_MS : SHOWN_MS);
}
