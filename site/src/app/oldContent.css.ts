import { globalStyle } from '@vanilla-extract/css';

/** Content that is too old, see `snapshot.ts`. Its place stays until the page is rendered. */
globalStyle('[data-content=old] main', {
  '@layer': { 'brand.page': { visibility: 'hidden' } },
});
