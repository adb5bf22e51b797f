let filled: readonly (readonly [field: HTMLInputElement, text: string])[] = [];

/**
 * Remembers the fields of a rendered document that differ from what the server has written. Call it right before hydration: the
 * state of a controlled field starts with the server's value, and its next render would remove the typed text.
 */
export function recordEarlyInput(root: HTMLElement): void {
  filled = [...root.querySelectorAll('input')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => [field, field.value]);
}

/** Reports the recorded texts to the fields, as if they were typed now. A field that no longer exists has no effect. */
export function replayEarlyInput(): void {
  for (const [field, text] of filled) {
    // React ignores an event whose value it knows. It knows what this instance's setter was given, not the prototype's.
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  filled = [];
}
