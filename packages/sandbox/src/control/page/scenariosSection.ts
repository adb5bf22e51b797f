import { button, element } from '../../pages/element.ts';
import { type Offer, type State, controlApi } from './controlApi.ts';
import { type SectionView, actionButton, choice, labelled } from './parts.ts';
import type { Store } from './store.ts';

type Trigger = Offer['triggers'][number];
type Field = NonNullable<Trigger['fields']>[number];
type Group = Trigger['group'];

const groups: readonly (readonly [Group, string])[] = [
  ['service', 'Service'],
  ['session', 'Sessions'],
  ['money', 'Money'],
  ['games', 'Games'],
  ['promotions', 'Promotions'],
  ['notices', 'Notices'],
  ['affiliate', 'Affiliate'],
];

/** All triggers, by group. */
export function scenariosSection(store: Store): SectionView {
  const { triggers } = store.offer;
  const there = groups.filter(([group]) => triggers.some((each) => each.group === group));
  const sections = there.map(([group, title]) => {
    const cards = triggers
      .filter((each) => each.group === group)
      .map((trigger) => triggerCard(store, trigger));
    return element(
      'section',
      { 'data-group': group },
      element('h2', { class: 'group' }, title),
      element('ul', { class: 'cards' }, ...cards),
    );
  });
  const chips = [['all', 'All'] as const, ...there].map(([group, title]) =>
    button({ class: 'chip', 'aria-pressed': String(group === 'all') }, () => only(group), title),
  );

  function only(wanted: Group | 'all'): void {
    chips.forEach((chip, at) => {
      const group = at === 0 ? 'all' : there[at - 1]?.[0];
      chip.setAttribute('aria-pressed', String(group === wanted));
    });
    for (const section of sections) {
      section.hidden = wanted !== 'all' && section.dataset['group'] !== wanted;
    }
  }

  const filter = element(
    'div',
    { class: 'chips groups', role: 'group', 'aria-label': 'Group' },
    ...chips,
  );
  return { root: element('div', {}, filter, ...sections) };
}

function triggerCard(store: Store, { id, title, explains, fields = [] }: Trigger): HTMLElement {
  const { members } = store.state();
  const controls = fields.map((field) => ({ field, control: controlOf(field, members) }));
  const answer = element('p', { class: 'answer', role: 'status' });
  const pull = actionButton(
    'Do it',
    async () => {
      answer.textContent = '';
      const given = controls.map(({ field, control }) => [field.name, control.value]);
      const said = await controlApi.pull(id, Object.fromEntries(given) as Record<string, string>);
      answer.textContent = said.answer;
      await store.refresh();
    },
    { look: 'secondary', of: title },
  );
  return element(
    'li',
    { class: 'card trigger' },
    element('h3', {}, title),
    element('p', { class: 'muted' }, explains),
    ...controls.map(({ field, control }) => labelled(field.label, control)),
    element('div', { class: 'trigger-end' }, pull, answer),
  );
}

function controlOf(
  { kind, options = [], value }: Field,
  members: State['members'],
): HTMLInputElement | HTMLSelectElement {
  switch (kind) {
    case 'member':
      return choice(
        members.map(({ id, username, name }) => ({ value: id, label: `${username} · ${name}` })),
        value,
      );
    case 'choice':
      return choice(options, value);
    default: {
      const isNumber = kind === 'minutes';
      const control = element('input', {
        class: 'control',
        type: 'text',
        autocomplete: 'off',
        ...(isNumber && { inputmode: 'numeric' }),
      });
      control.value = value ?? '';
      return control;
    }
  }
}
