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
      say('The sandbox was reset.');
    },
    { look: 'critical' },
  );
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'reset-title', 'aria-describedby': 'reset-text' },
    element('h2', { id: 'reset-title' }, 'Reset all data?'),
    element(
      'p',
      { id: 'reset-text' },
      'All members are logged out, and all money, deposits and rounds since the start are deleted.',
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
        element('h2', {}, 'Restore the seed'),
        element(
          'p',
          { class: 'muted' },
          'Restores the seed of every table: members, balances, history. The clock returns to its start, settings to their defaults, and faults are cleared. The log is not cleared.',
        ),
        ask,
      ),
      dialog,
    ),
  };
}
