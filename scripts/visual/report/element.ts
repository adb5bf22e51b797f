type Child = Node | string | null | false;

/**
 * Creates an element with attributes, listeners and children. Text is never parsed as HTML.
 *
 * @param attributes false and undefined omit an attribute; names that start with `on` are listeners
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | boolean | undefined | ((event: Event) => void)> = {},
  children: readonly Child[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(attribute.slice(2), value);
    else if (value !== undefined && value !== false) made.setAttribute(attribute, String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}
