import type { Operator } from '../operator.ts';

/** Two years, and only for a reply over TLS. Not for subdomains, which are the operator's own. */
export const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=63072000' };

/** Name of the endpoint that browsers report to. */
const REPORTS = 'telemetry';

/** What of an operator decides the headers. */
export type OperatorSources = Pick<
  Operator,
  'hosts' | 'games' | 'notices' | 'features' | 'telemetry'
>;

/** What a workshop adds to the policy of the built site; nothing of it belongs in production. */
export interface WorkshopSources {
  /** Allows inline parts that carry this nonce. */
  nonce?: string;
  /** More places to connect to, such as the socket of a reloading server. */
  connect?: readonly string[];
}

/** Powers of the browser that no page of ours uses; a game gets the three that it may need. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const GAME_FEATURES = ['autoplay', 'fullscreen', 'screen-wake-lock'];
const OWN_FEATURES = ['clipboard-write'];

/**
 * Security headers of every reply of the site, made from the operator's hosts alone, so that any
 * web server can be given the same ones.
 *
 * `img-src` has no `data:` and no `blob:`: the QR code is drawn as SVG and saved through a download.
 *
 * @param operator checked: its addresses are written into the policy as they are
 * @param workshop additions for development; leave out for the built site
 */
export function securityHeaders(
  { hosts, games, notices, features, telemetry }: OperatorSources,
  workshop: WorkshopSources = {},
): Record<string, string> {
  const inline = workshop.nonce ? [`'nonce-${workshop.nonce}'`] : [];
  const chat = present(features.chat && hosts.chat);
  const line = present(features.line && hosts.line);
  const called = [hosts.api, hosts.auth, ...line, ...present(hosts.reward)];
  const analytics = present(telemetry.analyticsHost).map(source);
  const reports = present(telemetry.endpoint);
  // A browser that reports on its own asks nobody.
  const policyReports = telemetry.policyReports && telemetry.consent === 'none' ? reports : [];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...analytics, ...inline],
    'style-src': ["'self'", ...inline],
    'img-src': ["'self'", ...[hosts.cdn, ...notices.imageHosts].map(source)],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...called.map(source),
      ...reports.map(exactSource),
      ...analytics,
      ...(workshop.connect ?? []),
    ],
    'frame-src': [hosts.games, ...games.frameHosts, ...chat].map(source),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // The first two pass one script each: app/registerServiceWorker.ts, and areas/games/play/tabKeeper.ts, which closes the tab of a game. The
    // third lets RichText of @brand/ui parse an operator's HTML, in a document that nobody sees.
    'trusted-types': ['service-worker', 'game-tab', 'rich-text'],
    ...(policyReports.length > 0 && { 'report-to': [REPORTS] }),
  };
  const players = [hosts.games, ...games.frameHosts].map((host) => new URL(host).origin);
  const played = [...new Set(players)].map((origin) => `"${origin}"`).join(' ');
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
      .join('; '),
    // Who opens us is cut off from us. Not so what we open: with `same-origin` the tab of a game counts as closed to us as soon as
    // the game is in it, and could not be closed before the next. Its way to us is cut by areas/games/play/gameTab.ts.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': [
      ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
      ...GAME_FEATURES.map((feature) => `${feature}=(self ${played})`),
      ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ].join(', '),
    // No path, to our own files neither: a page may have been opened by a link that logs in.
    'Referrer-Policy': 'strict-origin',
    ...Object.fromEntries(
      policyReports.map((endpoint) => ['Reporting-Endpoints', `${REPORTS}="${endpoint}"`]),
    ),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

function present(host: string | null | false): string[] {
  return host ? [host] : [];
}

/** A host with a path allows what lies under it; a bare one allows its whole origin. */
function source(host: string): string {
  const { origin, pathname } = new URL(host);
  return pathname === '/' ? origin : `${origin}${pathname.replace(/\/*$/, '/')}`;
}

/** This address alone. */
function exactSource(host: string): string {
  const { origin, pathname } = new URL(host);
  return pathname === '/' ? origin : origin + pathname;
}
