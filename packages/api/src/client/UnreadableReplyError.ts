/** The server has answered, but its reply ended early. */
export class UnreadableReplyError extends Error {
  override readonly name = 'UnreadableReplyError';
}
