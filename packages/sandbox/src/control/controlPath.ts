/** Where everything stands that a member's client has no business with. */
export const CONTROL_PATH = '/__sandbox';

/** Whether a path belongs to the control side. */
export function isControlPath(path: string): boolean {
  return path.startsWith(CONTROL_PATH);
}
