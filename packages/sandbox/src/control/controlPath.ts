/** Base path of the control side, which the member clients do not use. */
export const CONTROL_PATH = '/__sandbox';

/** Whether a path belongs to the control side. */
export function isControlPath(path: string): boolean {
  return path.startsWith(CONTROL_PATH);
}
