type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Creates an element. `true` writes an empty attribute; `false` and undefined write none. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** A button that calls `press`. */
export function button(
  attributes: Attributes,
  press: () => void,
  ...children: readonly (Node | string)[]
) {
  const made = element('button', { type: 'button', ...attributes }, ...children);
  made.addEventListener('click', press);
  return made;
}

/** Whether the player prefers reduced motion. */
export function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Resolves after that many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
