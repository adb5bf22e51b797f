import { element } from '../../pages/element.ts';
import { type FaultKind, type FaultRequest, type Offer, controlApi } from './controlApi.ts';
import { choice, labelled, sayTrouble } from './parts.ts';

/** A form for any fault. */
export function faultForm(
  faultKinds: Offer['faultKinds'],
  add: (request: FaultRequest) => Promise<void>,
): HTMLElement {
  const kinds = Object.entries(faultKinds) as [FaultKind, Offer['faultKinds'][FaultKind]][];
  const kind = choice(kinds.map(([value, { title }]) => ({ value, label: title })));
  const explains = element('span', {});
  const path = input({ list: 'known-paths', spellcheck: 'false', autocapitalize: 'off' }, '/api/*');
  const known = element('datalist', { id: 'known-paths' });
  const method = choice([
    { value: '', label: 'Any' },
    { value: 'GET', label: 'GET' },
    { value: 'POST', label: 'POST' },
  ]);
  const chance = input({ inputmode: 'decimal' }, '100');
  const times = input({ inputmode: 'numeric' }, '');
  const seed = input({ inputmode: 'numeric' }, '1');
  const send = element('button', { type: 'submit', class: 'button primary' }, 'Add fault');

  const chosen = () => kind.value as FaultKind;
  const explain = () => (explains.textContent = faultKinds[chosen()].explains);
  kind.addEventListener('change', explain);
  explain();
  path.addEventListener('focus', () => void fillPaths(known), { once: true });

  const form = element(
    'form',
    { class: 'card form', novalidate: true },
    labelled('What goes wrong', kind, explains),
    labelled('Path', path, '* for everything, or a path prefix with * at its end'),
    known,
    element(
      'div',
      { class: 'columns' },
      labelled('Method', method),
      labelled('Probability in %', chance),
      labelled('Times (empty: until cleared)', times),
      labelled('Seed', seed),
    ),
    send,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const given = times.value.trim();
    const request: FaultRequest = {
      path: path.value.trim(),
      kind: chosen(),
      chance: Number(chance.value) / 100,
      // Empty means until it is cleared, except for kinds that happen only once.
      ...(given !== '' && { times: Number(given) }),
      ...(seed.value.trim() !== '' && { seed: Number(seed.value) }),
      ...(method.value !== '' && { method: method.value as 'GET' | 'POST' }),
    };
    send.disabled = true;
    add(request)
      .catch(sayTrouble)
      .finally(() => (send.disabled = false));
  });
  return form;
}

function input(attributes: Readonly<Record<string, string>>, value: string): HTMLInputElement {
  const made = element('input', {
    class: 'control',
    type: 'text',
    autocomplete: 'off',
    ...attributes,
  });
  made.value = value;
  return made;
}

/** The API description takes a moment to load, so it is loaded when the path field is used. */
async function fillPaths(known: HTMLDataListElement): Promise<void> {
  const { list } = await controlApi.paths().catch(() => ({ list: [] }));
  known.replaceChildren(
    ...list.map(({ method, path, summary }) =>
      element('option', { value: path }, `${method} · ${summary}`),
    ),
  );
}
