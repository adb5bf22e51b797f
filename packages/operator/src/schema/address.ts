import * as v from 'valibot';

import { patterned } from './setting.ts';

// Nothing that could end a source in a policy header and begin another one; no query, no user.
const HOST = /^https?:\/\/[^\s;,'"<>?#@\\]+$/;
const WEB = /^https:\/\/[^\s'"<>@\\/?#]+(?:[/?#][^\s'"<>\\]*)?$/;
const PATH = /^\/(?![/\\])[^\s'"<>\\]*$/;

/** An absolute http(s) address without query; a path is allowed. Whether it is public is asked elsewhere. */
export const host = v.pipe(
  patterned(HOST, 'an address that begins with https://, without ? and #', 300),
  v.url(),
);

/** An absolute http(s) address of a page elsewhere. Whether it is public is asked elsewhere. */
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

/** A path of the site itself, or an absolute https address. */
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

/** A name of a picture that lies in the operator's folder. */
export const pictureFile = patterned(
  /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*\.(?:svg|png|webp)$/,
  'the name of an .svg, .png or .webp file in the operator folder, in lower case',
  80,
);

/** A name of a drawing that lies in the operator's folder. */
export const drawingFile = patterned(
  /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*\.svg$/,
  'the name of an .svg file in the operator folder, in lower case',
  80,
);
