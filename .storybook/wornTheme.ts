/** The included themes, in the order of the toolbar. */
const THEMES = ['lotus', 'jade', 'siam'] as const;

/** The name of a theme, and the value of `data-theme`. */
export type ThemeName = (typeof THEMES)[number];

/** The theme from a toolbar, an address or the environment; the first for an unknown one. */
export function storyTheme(asked: unknown): ThemeName {
  return THEMES.find((name) => name === asked) ?? THEMES[0];
}

/** Applies a theme: sets one attribute, as an operator's page does. React is not involved. */
export function wearTheme(name: ThemeName): void {
  const { documentElement: page } = document;
  if (page.dataset.theme !== name) page.dataset.theme = name;
}
