import type { Failure } from '@brand/domain';

/** Ids of the sentences about joining and logging in that say to contact admin (section 8). */
const SAYS_SO =
  /^error\.(?:break|(?:login|loginLink|line|otp|register|forgot)\.(?:1007|1008|5001|5003|5010|6000|6001|6002|6006|9998)|(?:line|otp|register|forgot)\.other)$/;

/** Whether the way to admin belongs beside a failure: its sentence says to go there. */
export function needsAdmin(failure: Failure | null): boolean {
  return failure !== null && SAYS_SO.test(failure.messageId);
}
