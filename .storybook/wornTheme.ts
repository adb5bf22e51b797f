/** The themes that ship, in the order of the toolbar. */
const THEMES = ['lotus', 'jade', 'siam'] as const;

/** The name of one of them, and the value of `data-theme`. */
export type ThemeName = (typeof THEMES)[number];

/** The theme that a toolbar, an address or the environment asks for; the first where it asks for none of ours. */
export function storyTheme(asked: unknown): ThemeName {
  return THEMES.find((name) => name === asked) ?? THEMES[0];
}

/** Puts a theme on the page: one attribute, as an operator's page does. Nothing in React knows about it. */
export function wearTheme(name: ThemeName): void {
  const { documentElement: page } = document;
  if (page.dataset.theme !== name) page.dataset.theme = name;
}
