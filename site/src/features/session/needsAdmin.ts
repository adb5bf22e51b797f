import type { Failure } from '@brand/domain';

/** Codes whose sentence says to contact admin, and after which nobody gets further alone (section 8; 5010 is a break). */
const CODES = ['1007', '1008', '5001', '5010', '6006', '9998'];

/** Whether the way to admin belongs beside a failure. */
export function needsAdmin(failure: Failure | null): boolean {
  return CODES.includes(failure?.code ?? '');
}
