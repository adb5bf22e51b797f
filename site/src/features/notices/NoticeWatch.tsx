/** Draws nothing yet. */
export function NoticeWatch() {
  return <></>;
}
