/** The colours of Storybook's own parts: neutral, so that they compete with no brand, with a warm accent. */
export const WORKSHOP = {
  ground: '#151412',
  raised: '#1c1b18',
  border: '#34312c',
  edge: '#6b655b',
  text: '#f1eee8',
  quiet: '#aaa49a',
  accent: '#e8b44b',
  selected: '#7c7060',
} as const;

/** The sidebar and toolbar of Storybook are white until their script has run. */
export const DARK_BEFORE_MANAGER = `<style>
html { background: ${WORKSHOP.ground}; color-scheme: dark; }
</style>`;

/**
 * Storybook's page of a story is white until the theme is there, and its loaders are white. Both would flash before a dark
 * brand.
 */
export const DARK_BEFORE_THEME = `<style>
html:not([data-theme]) { background: ${WORKSHOP.ground}; color-scheme: dark; }
:root .sb-preparing-story, :root .sb-preparing-docs { background: ${WORKSHOP.ground}; }
:root .sb-previewBlock, :root .sb-argstableBlock-body td { background: ${WORKSHOP.raised}; }
</style>`;
