import {
  CHOICE_VALUES,
  COLOUR_KEYS,
  DEFAULT_CHOICES,
  type OperatorColours,
  type Theme,
  type ThemeChoices,
  themeRules,
} from '@brand/ui/theme';

import { themeOf } from '../build/themeOf.ts';
import type { OperatorSettings } from '../schema/operatorSchema.ts';
import type { ImportedTheme } from './importTokens.ts';
import { TokenFileError } from './readTokens.ts';

/** Custom properties by name, of the page or of a surface. */
type Values = Readonly<Record<string, string>>;
type Surfaces = ReadonlyMap<string, Values>;

/** The whole page, apart from its surfaces. */
const ROOT = '';

/** Where a style sheet has each of the six colours. */
const PLACES: Readonly<
  Record<keyof OperatorColours, readonly [surface: string, property: string]>
> = {
  bg: [ROOT, '--brand-color-surface'],
  bgMenu: ['menu', '--brand-color-surface'],
  bgBtn: [ROOT, '--brand-color-accent'],
  bgCard: ['card', '--brand-color-surface'],
  bgSubBtnAndGbIcon: [ROOT, '--brand-color-secondary'],
  bgBtnInContent: [ROOT, '--brand-color-content'],
};

/** The surfaces of a selector: two with the same values may share a rule. */
const surfacesIn = (selector: string): string[] =>
  selector.split(',').map((one) => /\[data-surface=["']?(\w+)["']?\]/.exec(one)?.[1] ?? ROOT);

/** One way of writing for every value: tools that make a sheet smaller shorten `#FFFFFF` and `0.5rem, 1rem`. */
function plainValue(value: string): string {
  const short = value
    .trim()
    .toLowerCase()
    .replaceAll(/\s*([,/()])\s*|\s+/g, (_, sign: string | undefined) => sign ?? ' ')
    .replaceAll(/(?<![\d.])0(?=\.\d)/g, '')
    .replaceAll(/["']/g, '');
  return /^#[\da-f]{3}$/.test(short) ? short.replaceAll(/[\da-f]/g, '$&$&') : short;
}

/** The custom properties of a style sheet by surface. Of several themes in one sheet it is the first. */
function surfacesOf(css: string): Surfaces {
  const found = new Map<string, Values>();
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selector = '', body = ''] of plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const values = [...body.matchAll(/(--brand-[\w-]+)\s*:\s*([^;]+)/g)].map(
      ([, name = '', value = '']) => [name, plainValue(value)] as const,
    );
    if (values.length === 0) continue;
    for (const surface of surfacesIn(selector))
      if (!found.has(surface)) found.set(surface, Object.fromEntries(values));
  }
  return found;
}

const surfacesOfTheme = (theme: Theme): Surfaces =>
  new Map(
    themeRules(theme, [':root']).map(({ selector, vars }) => [
      surfacesIn(selector)[0] ?? ROOT,
      Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, plainValue(value)])),
    ]),
  );

/** The properties of a sheet that a theme gives another value, as `menu --brand-color-text`. */
function differing(sheet: Surfaces, theme: Theme): string[] {
  const made = surfacesOfTheme(theme);
  return [...sheet].flatMap(([surface, values]) =>
    Object.entries(values)
      .filter(([name, value]) => (made.get(surface)?.[name] ?? value) !== value)
      .map(([name]) => (surface === ROOT ? name : `${surface} ${name}`)),
  );
}

/** The choices that come nearest to a sheet. Each sets other properties, so they are found one after the other. */
function choicesOf(sheet: Surfaces, colours: OperatorColours): ThemeChoices {
  let best: ThemeChoices = DEFAULT_CHOICES;
  const distance = (choices: ThemeChoices) =>
    differing(sheet, themeOf({ base: 'lotus', ...colours, ...choices }, 'imported')).length;
  let least = distance(best);
  for (const [name, values] of Object.entries(CHOICE_VALUES))
    for (const value of values) {
      const choices = { ...best, [name]: value } as ThemeChoices;
      const now = distance(choices);
      if (now < least) [best, least] = [choices, now];
    }
  return best;
}

/**
 * Reads a theme from a style sheet: one that the studio has exported, or the `theme.css` of a built brand.
 *
 * @throws TokenFileError that names the colours that are not in it
 */
export function importCss(css: string): ImportedTheme {
  const sheet = surfacesOf(css);
  const colours = COLOUR_KEYS.map((key) => {
    const [surface, property] = PLACES[key];
    return [key, sheet.get(surface)?.[property]] as const;
  });
  const missing = colours.filter(([, colour]) => !/^#[\da-f]{6}$/.test(colour ?? ''));
  if (missing.length > 0) {
    const words = missing.map(([key]) => {
      const [surface, property] = PLACES[key];
      return `${key} (${property}${surface === ROOT ? '' : ` of [data-surface="${surface}"]`})`;
    });
    throw new TokenFileError(
      `This style sheet is not a theme. It has no colour for ${words.join(', ')}.`,
    );
  }
  const six = Object.fromEntries(colours) as unknown as OperatorColours;
  const choices = choicesOf(sheet, six);
  const made = themeOf({ base: 'lotus', ...six, ...choices }, 'imported');
  const base: OperatorSettings['theme']['base'] = made.scheme === 'light' ? 'siam' : 'lotus';
  return {
    theme: { base, ...six, ...choices },
    baseAssumed: true,
    notTaken: differing(sheet, made),
  };
}
