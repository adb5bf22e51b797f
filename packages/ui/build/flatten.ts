import {
  transform,
  type ReturnedRule,
  type Rule,
  type Selector,
  type SelectorComponent,
} from 'lightningcss';

/** Our layers, weakest first. */
const ORDER = ['reset', 'theme', 'primitive', 'panel', 'page'];

/** Number of classes, attributes and pseudo-classes in a selector. We use no ids. */
function weight(selector: Selector): number {
  return selector.reduce((sum, part) => {
    if (part.type === 'class' || part.type === 'attribute') return sum + 1;
    if (part.type !== 'pseudo-class' || part.kind === 'where') return sum;
    if ('selectors' in part && part.selectors) {
      return sum + Math.max(...(part.selectors as Selector[]).map(weight));
    }
    return sum + 1;
  }, 0);
}

/** Position of the end of the last compound of a selector, before pseudo-elements such as `::after`. */
function endOf(selector: Selector): number {
  const end = selector.findIndex(({ type }) => type === 'pseudo-element');
  return end === -1 ? selector.length : end;
}

/** The same selector with zero specificity, so that any class overrides it. */
function unweighted(selector: Selector): Selector {
  const end = endOf(selector);
  return [
    { type: 'pseudo-class', kind: 'where', selectors: [selector.slice(0, end)] },
    ...selector.slice(end),
  ];
}

/** The same selector with a specificity higher by `classes`: a class that no element has, negated as often. */
function heavier(selector: Selector, classes: number): Selector {
  if (classes === 0) return selector;
  const end = endOf(selector);
  const absentClasses = Array.from({ length: classes }, (): SelectorComponent => ({
    type: 'class',
    name: '_',
  }));
  return [
    ...selector.slice(0, end),
    { type: 'pseudo-class', kind: 'not', selectors: [absentClasses] },
    ...selector.slice(end),
  ];
}

type Wrap = (rules: Rule[]) => Rule[];

/** Sorts rules by layer, each within its media and container queries. */
function sortInto(
  byLayer: Map<string, Rule[]>,
  rules: readonly Rule[],
  layer: string,
  wrap: Wrap,
): void {
  for (const rule of rules) {
    if (rule.type === 'layer-statement') continue;
    if (rule.type === 'layer-block') {
      const name = rule.value.name?.join('.').replace(/^brand\./, '') ?? layer;
      sortInto(byLayer, rule.value.rules, name, wrap);
    } else if (rule.type === 'media' || rule.type === 'container' || rule.type === 'supports') {
      const around = rule as Rule & { value: { rules: Rule[] } };
      sortInto(byLayer, around.value.rules, layer, (inner) =>
        wrap([{ ...around, value: { ...around.value, rules: inner } } as Rule]),
      );
    } else {
      byLayer.set(layer, [...(byLayer.get(layer) ?? []), ...wrap([rule])]);
    }
  }
}

/** Every style rule in `rules`, at any depth of queries. */
function mapSelectors(rules: readonly Rule[], change: (selector: Selector) => Selector): Rule[] {
  return rules.map((rule) => {
    if (rule.type === 'style') {
      return { ...rule, value: { ...rule.value, selectors: rule.value.selectors.map(change) } };
    }
    if (rule.type === 'keyframes') return rule;
    const around = rule as Rule & { value: { rules?: Rule[] } };
    if (!around.value.rules) return rule;
    return {
      ...around,
      value: { ...around.value, rules: mapSelectors(around.value.rules, change) },
    } as Rule;
  });
}

/** lightningcss returns null for missing values, but does not accept it. */
function withoutNulls<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutNulls) as Value;
  if (value === null || typeof value !== 'object') return value;
  const present = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(present.map(([key, part]) => [key, withoutNulls(part)])) as Value;
}

function heaviest(rules: readonly Rule[]): number {
  let most = 0;
  mapSelectors(rules, (selector) => {
    most = Math.max(most, weight(selector));
    return selector;
  });
  return most;
}

/**
 * The same style sheet without layers, for a site whose own reset is not in a layer and would override all our styles. Rules
 * are in the order of their layers. The reset has zero specificity, and each later layer has a higher specificity than all
 * before it, so that the order of the layers is kept.
 *
 * @param css rules in `brand.*` layers, or in none
 */
export function flatten(css: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet(sheet) {
        const byLayer = new Map<string, Rule[]>();
        sortInto(byLayer, withoutNulls(sheet.rules) as Rule[], '', (rules) => rules);
        const flat: Rule[] = [...(byLayer.get('') ?? [])];
        let below = 0;
        for (const layer of ORDER) {
          const rules = byLayer.get(layer) ?? [];
          if (layer === 'reset') {
            flat.push(...mapSelectors(rules, unweighted));
            continue;
          }
          const lift = layer === 'primitive' ? 0 : below;
          flat.push(...mapSelectors(rules, (selector) => heavier(selector, lift)));
          below = Math.max(below, lift + heaviest(rules));
        }
        return { ...sheet, rules: flat as ReturnedRule[] };
      },
    },
  });
  return code.toString();
}
