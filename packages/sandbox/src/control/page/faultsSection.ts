import { element } from '../../pages/element.ts';
import { type Fault, type FaultRequest, controlApi } from './controlApi.ts';
import { faultForm } from './faultForm.ts';
import { faultPresets } from './faultPresets.ts';
import { type SectionView, actionButton, badge, emptyState, keyedList } from './parts.ts';
import type { Store } from './store.ts';
import { say } from './toast.ts';

/** The active faults, presets, and a form for any other fault. */
export function faultsSection(store: Store): SectionView {
  const { faultKinds } = store.offer;
  const list = element('ul', { class: 'rows card' });
  const none = emptyState('No faults', 'Add a fault, then use the site as a member would.');
  const clearAll = actionButton('Clear all', async () => {
    await controlApi.clearFaults();
    await store.refresh();
    say('All faults are cleared.');
  });
  const show = keyedList<Fault>(
    list,
    ({ id }) => String(id),
    (fault) => faultRow(store, fault),
  );
  const leave = store.watch(() => {
    const { faults } = store.state();
    show(faults);
    list.hidden = faults.length === 0;
    none.hidden = faults.length > 0;
    clearAll.disabled = faults.length === 0;
  });

  async function add(request: FaultRequest): Promise<void> {
    const { kind, path } = await controlApi.addFault(request);
    await store.refresh();
    say(`Added: ${faultKinds[kind].title}, on ${path === '*' ? 'everything' : path}.`);
  }

  const presets = element(
    'ul',
    { class: 'presets' },
    ...faultPresets.map(({ title, explains, request }) =>
      element(
        'li',
        { class: 'card preset' },
        element('div', {}, element('h3', {}, title), element('p', { class: 'muted' }, explains)),
        actionButton('Add', () => add(request), { look: 'secondary', of: title }),
      ),
    ),
  );
  return {
    root: element(
      'div',
      {},
      element('div', { class: 'row spread' }, element('h2', {}, 'Now'), clearAll),
      list,
      none,
      element('p', { class: 'muted small' }, 'Faults are in memory only: a restart clears them.'),
      element('h2', { class: 'group' }, 'Presets'),
      presets,
      element('h2', { class: 'group' }, 'Any other'),
      faultForm(faultKinds, add),
    ),
    leave,
  };
}

function faultRow(store: Store, { id, kind, path, method, chance, times, seed }: Fault) {
  const { title } = store.offer.faultKinds[kind];
  const where = `${method ?? ''} ${path === '*' ? 'Everything' : path}`.trim();
  const often = [
    times === null ? 'Until cleared' : times === 1 ? 'Once' : `${times} times`,
    ...(chance === 1 ? [] : [`${Math.round(chance * 100)} % of the time`]),
    `seed ${seed}`,
  ].join(' · ');
  const hits = element('span', { class: 'badges' });
  const clear = actionButton(
    'Clear',
    async () => {
      await controlApi.clearFault(id);
      await store.refresh();
    },
    { of: title },
  );
  const root = element(
    'li',
    { class: 'fault' },
    element(
      'div',
      {},
      element('div', { class: 'name' }, element('h3', {}, title), hits),
      element('p', { class: 'small breaks' }, where),
      element('p', { class: 'muted small' }, often),
    ),
    clear,
  );
  const update = (fault: Fault) => {
    const isUsedUp = times !== null && fault.hits >= times;
    const count = times === null ? `${fault.hits}` : `${fault.hits} of ${times}`;
    hits.replaceChildren(
      isUsedUp ? badge('Used up') : badge(`Hit ${count}`, fault.hits > 0 ? 'pending' : 'info'),
    );
  };
  return { root, update };
}
