import * as v from 'valibot';

/** An absolute http(s) address without query; a path is allowed. Whether it is public is asked elsewhere. */
export const host = v.pipe(v.string(), v.url());

/** An absolute https address of a page. */
export const webAddress = v.pipe(v.string(), v.url(), v.startsWith('https://'));

/** A path of the site itself, or an absolute https address. */
export const siteOrWebAddress = v.union([
  v.pipe(v.string(), v.regex(/^\/(?![/\\])\S*$/)),
  webAddress,
]);
