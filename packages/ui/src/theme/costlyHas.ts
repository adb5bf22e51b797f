/** Elements that a page has few of; what stands inside a `:has()` begins with one, or is a class. */
const RARE_ELEMENTS = new Set(['input', 'select', 'textarea']);
/** What has the whole page in it. */
const PAGE = /(?:\b(?:html|body|main)|\[data-component=app-frame\])$/;

/**
 * What a rule asks for inside `:has()` although a browser then has to look anew at much of the page for whatever comes into it or
 * goes, be it a card of a list or a toast; null where it asks for nothing of the kind. In Chromium, as traced:
 *
 * - names of elements and classes are looked for in all that comes or goes, whichever rule they stand in
 * - with an attribute in any `:has()` that is all that has one; with `*`, `:is()`, `:not()`, `:nth-child()` and a pseudo-class alone
 *   it is all
 * - with a pseudo-class, such as `:focus`, what has the `:has()` is looked at for all that comes or goes within it
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

/** What stands before each `:has()`, and between its brackets. */
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
