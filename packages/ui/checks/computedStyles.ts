const PSEUDO = ['', '::before', '::after'] as const;

/** An element that no earlier story has shown in this state, or its generated content. */
export interface Kind {
  /** Tag, class and state of the element and of its parent. */
  name: string;
  element: Element;
  pseudo: (typeof PSEUDO)[number];
}

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
 * The kinds of elements below the body that are not yet in `seen`, which then contains them. Elements with the same tag,
 * class and state in the same kind of parent look the same, so each kind is read once.
 */
export function newKinds(seen: Set<string>): Kind[] {
  const found: Kind[] = [];
  for (const element of document.body.querySelectorAll('[data-component], [data-component] *')) {
    const name = `${wordsOf(element)} < ${element.parentElement ? wordsOf(element.parentElement) : ''}`;
    if (seen.has(name)) continue;
    seen.add(name);
    found.push(...PSEUDO.map((pseudo) => ({ name: `${name}${pseudo}`, element, pseudo })));
  }
  return found;
}

/** The computed values of a kind, in a fixed order. Empty for a pseudo-element without content. */
export function computedStyle({ element, pseudo }: Kind): string[] {
  const style = getComputedStyle(element, pseudo || null);
  if (pseudo && style.content === 'none') return [];
  return properties().map((name) => `${name}: ${style.getPropertyValue(name)}`);
}
