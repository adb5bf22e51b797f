import { testOperator } from '../../../server/testOperator.ts';
import { deviceClassOf } from '../../platform/device/deviceClass.ts';
import { localeOfPath, localePath, pathWithoutLocale } from '../../language/locale.ts';
import { matchRoute } from '../../routing/matchRoute.ts';
import { readSearchFlags } from '../../routing/searchFlags.ts';
import { returnPath } from '../../routing/returnPath.ts';
import type { Visit } from '../../routing/visit.ts';
import { outcomeOfRoute } from './guards.ts';

/** A test visit: visitor, device and window width in CSS pixels. */
const DEVICES = {
  phone: {
    userAgent: 'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 Mobile Safari/537.36',
    maxTouchPoints: 5,
    width: 390,
  },
  /** An iPad mini in portrait. It identifies itself as a Mac. */
  ipad: {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
    maxTouchPoints: 5,
    width: 744,
  },
  desktop: {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    maxTouchPoints: 0,
    width: 1440,
  },
} as const;
export type Device = keyof typeof DEVICES;

const ALL_ON = testOperator({
  features: { ...testOperator().features, missions: true },
  pages: [
    {
      name: 'terms',
      title: { th: 'ข้อกำหนด', en: 'Terms' },
      places: ['footer'],
      acceptedAtSignUp: true,
    },
  ],
});

export interface TestVisit extends Partial<Pick<Visit, 'who' | 'beganHere' | 'mustReset'>> {
  device?: Device;
  hideaff?: boolean;
  protection?: Partial<Visit['operator']['protection']>;
  /** A feature that the operator has switched off. */
  off?: keyof Visit['operator']['features'];
}

/** Opens an address and returns where the visit ends: the same address, another address, `404` or `error`. */
export function arrive(address: string, how: TestVisit = {}): string {
  const { device = 'desktop', who = 'visitor', beganHere = false, mustReset = false } = how;
  const { pathname: fullPath, search } = new URL(address, 'https://site.example');
  const locale = localeOfPath(fullPath);
  const pathname = pathWithoutLocale(fullPath);
  const match = matchRoute(pathname);
  if (!match) return '404';
  const outcome = outcomeOfRoute(match.route, {
    who,
    isPhone: deviceClassOf(DEVICES[device]) === 'mobile' || DEVICES[device].width < 600,
    pathname,
    search,
    params: match.params,
    flags: readSearchFlags(search),
    wanted: returnPath(new URLSearchParams(search).get('url')),
    beganHere,
    mustReset,
    operator: {
      pages: ALL_ON.pages,
      hideaff: how.hideaff ?? ALL_ON.hideaff,
      protection: { ...ALL_ON.protection, ...how.protection },
      features: { ...ALL_ON.features, ...(how.off && { [how.off]: false }) },
    },
  });
  switch (outcome.outcome) {
    case 'show':
      return address;
    case 'redirect':
      return localePath(locale, outcome.to);
    case 'notFound':
      return '404';
    case 'unknown':
      return 'error';
  }
}
