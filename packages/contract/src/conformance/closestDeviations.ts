import type { Operation } from '../description.ts';
import { type Deviation, replyDeviations, valueDeviations } from '../deviations.ts';
import { branchesOf, flat } from '../schema.ts';

/**
 * Deviations of a reply from that form of it which it comes closest to. A reply of an operation is a success or one of several
 * refusals, and a success with one wrong field would otherwise deviate from every refusal, too.
 */
export function closestDeviations(
  operation: Operation,
  status: number,
  body: unknown,
): readonly Deviation[] {
  const all = replyDeviations(operation, status, body);
  const schema = operation.replies[status]?.content['application/json']?.schema;
  if (all.length === 0 || !schema) return all;
  const forms = branchesOf(flat(schema));
  if (forms.length < 2) return all;
  const found = forms.map((form) => valueDeviations({ ...form }, body));
  const rank = (deviations: readonly Deviation[]) =>
    // The code says which form is meant.
    (deviations.some(({ path }) => path === '/code') ? 1000 : 0) + deviations.length;
  return found.toSorted((one, other) => rank(one) - rank(other))[0] ?? all;
}
