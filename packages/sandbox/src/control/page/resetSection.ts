import { button, element } from '../../pages/element.ts';
import { controlApi } from './controlApi.ts';
import { type SectionView, actionButton } from './parts.ts';
import type { Store } from './store.ts';
import { say } from './toast.ts';

/** Resets the sandbox, after a confirmation. */
export function resetSection(store: Store): SectionView {
  const confirm = actionButton(
    'Reset',
    async () => {
      await controlApi.reset();
      dialog.close();
      await store.refresh();
      say('Everything is as on the first day.');
    },
    { look: 'critical' },
  );
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'reset-title', 'aria-describedby': 'reset-text' },
    element('h2', { id: 'reset-title' }, 'Begin afresh?'),
    element(
      'p',
      { id: 'reset-text' },
      'Everybody is logged out, and all money, deposits and rounds since the start are gone.',
    ),
    element(
      'div',
      { class: 'dialog-actions' },
      button({ class: 'button content' }, () => dialog.close(), 'Keep it'),
      confirm,
    ),
  );
  const ask = button({ class: 'button critical' }, () => dialog.showModal(), 'Reset the sandbox');
  return {
    root: element(
      'div',
      {},
      element(
        'div',
        { class: 'card form' },
        element('h2', {}, 'As on the first day'),
        element(
          'p',
          { class: 'muted' },
          'Puts every table back to the seed: members, balances, history. The clock goes back to where the sandbox began, switches to their defaults, and faults are cleared. The log stays.',
        ),
        ask,
      ),
      dialog,
    ),
  };
}
