/**
 * Parameters of a page: it is as wide as the window, it has no props, and no pictures of it are compared, since they
 * would change with every token. Its tags stand in each file, where the index reads them without running it.
 */
export const PAGE_PARAMETERS = {
  layout: 'fullscreen',
  chromatic: { disableSnapshot: true },
  controls: { disable: true },
} as const;
