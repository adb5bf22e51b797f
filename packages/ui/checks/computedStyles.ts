/** Computed values in a fixed order, by kind of element. */
export type StyleByPlace = Map<string, string>;

const PSEUDO = ['', '::before', '::after'] as const;

let known: readonly string[] | undefined;

/** All computed properties, without the theme, which is loaded separately, and without aliases of the same edges. */
function properties(): readonly string[] {
  known ??= [...getComputedStyle(document.documentElement)].filter(
    (name) =>
      !/^--|^(min-|max-)?(inline|block)-size$|(inset|padding|margin|border)-(inline|block)/.test(
        name,
      ),
  );
  return known;
}

function wordsOf(element: Element): string {
  const data = [...element.attributes]
    .filter(({ name }) => name.startsWith('data-') || name === 'class')
    .map(({ name, value }) => `${name}=${value}`);
  return `${element.tagName} ${data.join(' ')}`;
}

/**
 * The look of everything below the body. Elements with the same tag, class and state in the same kind of parent look the
 * same, so each kind is read once.
 */
export function computedStyles(into: StyleByPlace): void {
  for (const element of document.body.querySelectorAll('[data-component], [data-component] *')) {
    const kind = `${wordsOf(element)} < ${element.parentElement ? wordsOf(element.parentElement) : ''}`;
    for (const pseudo of PSEUDO) {
      const key = `${kind}${pseudo}`;
      if (into.has(key)) continue;
      const style = getComputedStyle(element, pseudo || null);
      // No generated content: its other values are irrelevant.
      if (pseudo && style.content === 'none') continue;
      const values = properties().map((name) => `${name}: ${style.getPropertyValue(name)}`);
      into.set(key, values.join('\n'));
    }
  }
}
