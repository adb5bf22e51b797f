/** What kind of device the site is used on. */
export type DeviceClass = 'mobile' | 'ipad' | 'desktop';

/**
 * The classes of section 3: mobile (iPhone, iPod, Android), ipad, desktop. An iPad asks for the desktop site with the
 * user agent of a Mac; its touch points give it away.
 */
export function deviceClassOf(device: { userAgent: string; maxTouchPoints: number }): DeviceClass {
  if (/iPad/.test(device.userAgent)) return 'ipad';
  if (/Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1) return 'ipad';
  return /iPhone|iPod|Android/.test(device.userAgent) ? 'mobile' : 'desktop';
}
