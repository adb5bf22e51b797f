/** A field that was filled before hydration, with its text. */
interface Filled {
  field: HTMLInputElement;
  text: string;
}

let filled: readonly Filled[] = [];

/**
 * Remembers the fields of a rendered document that differ from what the server has written. Call it right before hydration: the
 * state of a controlled field starts with the server's value, and its next render would remove the typed text.
 */
export function recordEarlyInput(root: HTMLElement): void {
  filled = [...root.querySelectorAll('input')]
    .filter(({ value, defaultValue, type }) => type !== 'hidden' && value !== defaultValue)
    .map((field) => ({ field, text: field.value }));
}

/** Reports the recorded texts to the fields, as if they were typed now. Does nothing for a field that no longer exists. */
export function replayEarlyInput(): void {
  const recorded = filled;
  filled = [];
  for (const { field, text } of recorded) {
    if (!field.isConnected) continue;
    const caret = [field.selectionStart, field.selectionEnd] as const;
    // React ignores an event whose value it knows. It knows what this instance's setter was given, not the prototype's.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    if (caret[0] !== null) field.setSelectionRange(...caret);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
