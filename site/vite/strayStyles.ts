/** Rules that mean the same wherever they stand in a sheet. */
const PLACELESS = /^@(?:charset|font-face|(?:-webkit-)?keyframes|property)\b/;
/** A rule that lies in one of our layers and in none of its steps. */
const STEPLESS = /^@layer brand\.(?:primitive|panel|page)\s*\{/;

/**
 * What of a built site would count by the order of its files.
 *
 * @param html the document
 * @param sheets all style sheets by their names
 * @param order every layer, weakest first
 * @returns what is wrong, a sentence each
 */
export function strayStyles(
  html: string,
  sheets: ReadonlyMap<string, string>,
  order: readonly string[],
): string[] {
  const linked = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)];
  // Below the root, or below the path of an application that has one.
  const sheetOf = (address: string) =>
    [...sheets.keys()].find((name) => address === name || address.endsWith(`/${name}`));
  const first = linked.map(([, address = '']) => sheetOf(address)).find(Boolean);
  const named = new Set(rulesOf(sheets.get(first ?? '') ?? '').flatMap(layersOf));
  const wrong: string[] = [];
  if ([...named].join() !== order.join())
    wrong.push(`${first} is the first style sheet and does not begin with the order of all steps.`);
  for (const [name, css] of sheets) {
    for (const rule of rulesOf(css).filter((one) => !PLACELESS.test(one))) {
      const layers = layersOf(rule);
      const inOrder = layers.length > 0 && layers.every((layer) => order.includes(layer));
      if (!inOrder || STEPLESS.test(rule))
        wrong.push(`${name} has a rule outside of all steps: ${rule.slice(0, 80)}`);
    }
  }
  return wrong;
}

/** The layers that a rule names or fills. */
const layersOf = (rule: string): string[] =>
  /^@layer\s+([^{;]+)/
    .exec(rule)?.[1]
    ?.split(',')
    .map((name) => name.trim()) ?? [];

/** The rules of a sheet, each with all that it holds. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}
