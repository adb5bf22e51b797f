import { test as journey } from './journey.ts';

/**
 * `test` of a site with the public data of the API in its documents, as a deployed one serves them. Files that share it share their
 * servers, too.
 */
export const test = journey.extend({ serverOptions: { content: true } });
