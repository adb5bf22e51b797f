/** Elements that are rare on a page. A selector inside `:has()` must start with one of these or be a class. */
const RARE_ELEMENTS = new Set(['input', 'select', 'textarea']);
/** Elements that contain the whole page. */
const PAGE = /(?:\b(?:html|body|main)|\[data-component=app-frame\])$/;

/**
 * Returns the part inside `:has()` that makes a browser re-evaluate much of the page when elements, such as cards or toasts,
 * are added or removed. Returns null if there is none. Chromium traces show:
 *
 * - element and class names are searched in everything that is added or removed, in any rule
 * - with an attribute in any `:has()`, all elements with that attribute are searched; with `*`, `:is()`, `:not()`,
 *   `:nth-child()` or only a pseudo-class, all elements
 * - with a pseudo-class, such as `:focus`, the element with `:has()` is re-evaluated for every change inside it
 *
 * @param selector of a rule, as text
 */
export function costlyHas(selector: string): string | null {
  for (const { before, inside } of callsOf(selector)) {
    const compounds = inside.split(/\s*[,>+~]\s*|\s+/).filter(Boolean);
    const costly = compounds.find(
      (compound) => !isRare(compound) || (compound.includes(':') && PAGE.test(before)),
    );
    if (costly !== undefined) return costly;
  }
  return null;
}

function isRare(compound: string): boolean {
  if (/[*&[]|:(?:is|not|where|nth)/.test(compound)) return false;
  const [element = ''] = /^\w*/.exec(compound) ?? [];
  return element ? RARE_ELEMENTS.has(element) : compound.startsWith('.');
}

/** The text before each `:has()`, and its argument. */
function callsOf(selector: string): { before: string; inside: string }[] {
  return [...selector.matchAll(/:has\(/g)].map(({ index }) => {
    const begin = index + ':has('.length;
    let open = 1;
    let end = begin;
    for (; end < selector.length && open > 0; end += 1) {
      if (selector[end] === '(') open += 1;
      if (selector[end] === ')') open -= 1;
    }
    return { before: selector.slice(0, index), inside: selector.slice(begin, end - 1) };
  });
}
