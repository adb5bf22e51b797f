import { button, element } from '../../pages/element.ts';
import { Trouble } from './controlApi.ts';
import { type IconName, icon } from './icons.ts';
import { say } from './toast.ts';

/** An open section of the page. */
export interface SectionView {
  root: HTMLElement;
  /** Called with the part of the address after the section, `m_0001` in `#ledger/m_0001`. */
  open?(rest: string): void;
  /** Stops timers and other background work. */
  leave?(): void;
}

type Look = 'primary' | 'secondary' | 'content' | 'critical' | 'quiet';

/** A button for asynchronous work. It is disabled while the work runs, and errors are shown. */
export function actionButton(
  label: string,
  act: () => Promise<void> | void,
  { look = 'content', name, of }: { look?: Look; name?: IconName; of?: string } = {},
): HTMLButtonElement {
  const made = button(
    { class: `button ${look}`, ...(of && { 'aria-label': `${label}: ${of}` }) },
    () => {
      if (made.getAttribute('aria-busy') === 'true') return;
      made.setAttribute('aria-busy', 'true');
      Promise.resolve()
        .then(act)
        .catch(sayTrouble)
        .finally(() => made.removeAttribute('aria-busy'));
    },
    ...(name ? [icon(name)] : []),
    label,
  );
  return made;
}

/** Shows an error to the user. */
export function sayTrouble(error: unknown): void {
  if (!(error instanceof Trouble)) console.error(error);
  const sentence = error instanceof Trouble ? error.message : 'An error occurred on this page.';
  say(sentence, 'danger');
}

/** A small label with a text and a colour. */
export function badge(
  text: string,
  tone: 'plain' | 'success' | 'pending' | 'danger' | 'info' = 'plain',
): HTMLElement {
  return element('span', { class: 'badge', 'data-tone': tone }, text);
}

let controls = 0;

/** A control with its label above and a hint below. */
export function labelled(label: string, control: HTMLElement, hint?: string | Node): HTMLElement {
  controls += 1;
  control.id = `control-${controls}`;
  const above = element('label', { for: control.id }, label);
  if (hint === undefined) return element('div', { class: 'field' }, above, control);
  const below = element('p', { class: 'hint', id: `hint-${controls}` }, hint);
  control.setAttribute('aria-describedby', below.id);
  return element('div', { class: 'field' }, above, control, below);
}

/** A select field. */
export function choice(
  options: readonly { value: string; label: string }[],
  value?: string,
): HTMLSelectElement {
  const made = element(
    'select',
    { class: 'control' },
    ...options.map((option) => element('option', { value: option.value }, option.label)),
  );
  if (value !== undefined && options.some((option) => option.value === value)) made.value = value;
  return made;
}

/** Placeholder for an empty list. */
export function emptyState(title: string, text: string): HTMLElement {
  return element(
    'div',
    { class: 'empty' },
    element('p', { class: 'empty-title' }, title),
    element('p', {}, text),
  );
}

/** Copies a text and confirms it. */
export async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(said);
  } catch {
    throw new Trouble(`The browser does not allow copying. The text is: ${text}`);
  }
}

/** Renders one card per item. Existing cards are kept and updated, so that focus is not lost. */
export function keyedList<Thing>(
  parent: HTMLElement,
  keyOf: (thing: Thing) => string,
  make: (thing: Thing) => { root: HTMLElement; update: (thing: Thing) => void },
): (things: readonly Thing[]) => void {
  const made = new Map<string, ReturnType<typeof make>>();
  return (things) => {
    const keys = new Set(things.map(keyOf));
    for (const [key, { root }] of made) {
      if (keys.has(key)) continue;
      root.remove();
      made.delete(key);
    }
    things.forEach((thing, at) => {
      const key = keyOf(thing);
      const known = made.get(key);
      const each = known ?? make(thing);
      if (!known) made.set(key, each);
      each.update(thing);
      const there = parent.children[at];
      if (there !== each.root) parent.insertBefore(each.root, there ?? null);
    });
  };
}
