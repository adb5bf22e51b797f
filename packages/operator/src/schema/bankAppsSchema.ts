import * as v from 'valibot';

import { patterned } from './setting.ts';

// A scheme of its own, or https. Addresses that run code or read files are none of an app.
const APP = /^(?!(?:javascript|data|vbscript|file|blob|http):)[a-z][a-z\d+.-]*:\/\/[^\s'"<>\\]*$/;

/** Addresses of bank apps by bank code. */
export const bankAppsSchema = v.record(
  patterned(/^[a-z\d]{2,10}$/, 'the code of a bank in lower case', 10),
  patterned(APP, 'the address of an app, such as kplus://, or one that begins with https://', 200),
);
