/** Draws nothing yet. */
export function MaintenanceWatch() {
  return <></>;
}
