/**
 * Parameters of a documentation page: full width, no props, and no screenshots, because they would change with every token.
 * Its tags are in each file, because the index reads them without running it.
 */
export const PAGE_PARAMETERS = {
  layout: 'fullscreen',
  chromatic: { disableSnapshot: true },
  controls: { disable: true },
} as const;
