const filled = new Map<HTMLInputElement, string>();
let focused: Element | null = null;
let isFrameHydrated = false;
let stopListening = () => {};

/** Fields of the page are hydrated after those of the frame around it. */
const isOfFrame = (field: Element) => field.closest('main') === null;

/**
 * Remembers the focused field of a rendered document, the fields that differ from what the server has written, and what is
 * typed until they are hydrated. Call it right before hydration: the state of a controlled field starts with the server's value, and its next
 * render would remove the typed text.
 */
export function recordEarlyInput(root: HTMLElement): void {
  isFrameHydrated = false;
  focused = root.querySelector('input:focus');
  for (const field of root.querySelectorAll('input'))
    if (field.value !== field.defaultValue) filled.set(field, field.value);
  const record = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || /^(checkbox|radio)$/.test(target.type)) return;
    if (!isFrameHydrated || !isOfFrame(target)) filled.set(target, target.value);
  };
  root.addEventListener('input', record, true);
  stopListening = () => root.removeEventListener('input', record, true);
}

/**
 * Reports the recorded texts to the fields of the frame, before its first render in the browser: after it, they would contain only
 * what is typed from then on.
 */
export function replayEarlyInputOfFrame(): void {
  isFrameHydrated = true;
  for (const field of filled.keys()) if (isOfFrame(field)) replay(field);
}

/**
 * Reports the recorded texts to the fields, as if they were typed now, and the focus. A field that no longer exists has no
 * effect.
 */
export function replayEarlyInput(): void {
  stopListening();
  for (const field of filled.keys()) replay(field);
  if (focused?.matches(':focus'))
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

function replay(field: HTMLInputElement): void {
  const text = filled.get(field);
  filled.delete(field);
  // React ignores an event whose value it knows. It knows what this instance's setter was given, not the prototype's.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
