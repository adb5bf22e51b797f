/** Device class of the visitor. */
export type DeviceClass = 'mobile' | 'ipad' | 'desktop';

/**
 * The classes of section 3: mobile (iPhone, iPod, Android), ipad, desktop. An iPad requests the desktop site with the
 * user agent of a Mac, but its touch points identify it.
 */
export function deviceClassOf(device: { userAgent: string; maxTouchPoints: number }): DeviceClass {
  if (/iPad/.test(device.userAgent)) return 'ipad';
  if (/Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1) return 'ipad';
  return /iPhone|iPod|Android/.test(device.userAgent) ? 'mobile' : 'desktop';
}
