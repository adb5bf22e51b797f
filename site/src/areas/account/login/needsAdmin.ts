import type { Failure } from '@brand/domain';

/** Ids of the login and registration messages that tell the visitor to contact admin (section 8). */
const SAYS_SO =
  /^error\.(?:break|(?:login|loginLink|line|otp|register|forgot)\.(?:1007|1008|5001|5003|5010|6000|6001|6002|6006|9998)|(?:line|otp|register|forgot)\.other)$/;

/** Whether the admin link is shown next to a failure: its message mentions admin. */
export function needsAdmin(failure: Failure | null): boolean {
  return failure !== null && SAYS_SO.test(failure.messageId);
}
