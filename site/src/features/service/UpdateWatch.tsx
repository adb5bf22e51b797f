/** Draws nothing yet. */
export function UpdateWatch() {
  return <></>;
}
