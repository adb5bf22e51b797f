/**
 * A channel between the tabs of this browser. Null on the server, in a browser without channels, and where the browser
 * refuses one: Firefox throws while it blocks cookies. In that case each tab sees changes with its next request.
 */
export function openTabChannel(name: string): BroadcastChannel | null {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
