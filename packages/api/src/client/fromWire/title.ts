import { plainText } from '@brand/domain';
import * as v from 'valibot';
import { orNull } from './loose.ts';

/** A title in one line. The editors of some operators put markup and entities into it. */
export const title = v.pipe(
  v.string(),
  v.transform((text) => plainText(text).replace(/\s+/g, ' ')),
  v.nonEmpty(),
);

/** A title; null if missing. */
export const titleOrNull = orNull(title);
