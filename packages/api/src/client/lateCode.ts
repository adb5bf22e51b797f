import { withinCallLimit } from './callLimit.ts';

/**
 * Code of calls that loads with the first of them. A call whose code does not arrive fails like one without a reply, and the next
 * one tries again.
 *
 * @param fetchCode imports the code
 */
export function lateCode<Code>(fetchCode: () => Promise<Code>): () => Promise<Code> {
  return () => withinCallLimit(fetchCode, undefined, false);
}
