import { element } from '../../pages/element.ts';
import { type Offer } from './controlApi.ts';
import type { SectionView } from './parts.ts';
import type { Store } from './store.ts';

type MagicTable = Offer['magic'][number];

/** Test values that make the sandbox answer in a certain way. */
export function valuesSection(store: Store): SectionView {
  return { root: element('div', { class: 'tables' }, ...store.offer.magic.map(tableCard)) };
}

function tableCard({ title, explains, rows }: MagicTable): HTMLElement {
  return element(
    'section',
    { class: 'card magic' },
    element('h2', {}, title),
    element('p', { class: 'muted' }, explains),
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          element('th', { scope: 'col' }, 'Value'),
          element('th', { scope: 'col' }, 'Effect'),
        ),
      ),
      element(
        'tbody',
        {},
        ...rows.map(({ value, effect }) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, element('code', {}, value)),
            element('td', {}, effect),
          ),
        ),
      ),
    ),
  );
}
