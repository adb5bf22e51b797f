import * as v from 'valibot';

import { patterned } from './setting.ts';

// No characters that could end a source in a policy header and start another one; no query, no user.
const HOST = /^https?:\/\/[^\s;,'"<>?#@\\]+$/;
const WEB = /^https:\/\/[^\s'"<>@\\/?#]+(?:[/?#][^\s'"<>\\]*)?$/;
const PATH = /^\/(?![/\\])[^\s'"<>\\]*$/;

/** An absolute http(s) address without query; a path is allowed. Other code checks whether it is public. */
export const host = v.pipe(
  patterned(HOST, 'an address that begins with https://, without ? and #', 300),
  v.url(),
);

/** An absolute http(s) address of an external page. Other code checks whether it is public. */
export const pageAddress = v.pipe(
  patterned(
    new RegExp(WEB.source.replace('https', 'https?')),
    'an address that begins with https://',
    500,
  ),
  v.url(),
);

/** An absolute https address of a page. */
export const webAddress = v.pipe(
  patterned(WEB, 'an address that begins with https://', 500),
  v.url(),
);

/** A path of the site, or an absolute https address. */
export const siteOrWebAddress = patterned(
  new RegExp(`${PATH.source}|${WEB.source}`),
  'a path of the site that begins with /, or an address that begins with https://',
  500,
);

/** A host name without scheme and port, in lower case. */
export const hostName = patterned(
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/,
  'a host name in lower case, without https:// and without a port',
  253,
);

/** File name of a picture in the operator folder. */
export const pictureFile = patterned(
  /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*\.(?:svg|png|webp)$/,
  'the name of an .svg, .png or .webp file in the operator folder, in lower case',
  80,
);

/** File name of an SVG in the operator folder. */
export const drawingFile = patterned(
  /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*\.svg$/,
  'the name of an .svg file in the operator folder, in lower case',
  80,
);
