import type { Operator } from '../operator.ts';

/** Two years, only for replies over TLS. Subdomains are not included: the operator decides about them. */
export const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=63072000' };

/** Name of the browser reporting endpoint. */
const REPORTS = 'telemetry';

/** The settings that the headers depend on. */
export type OperatorSources = Pick<
  Operator,
  'hosts' | 'games' | 'notices' | 'features' | 'telemetry'
>;

/** Additions for development. Do not use them in production. */
export interface WorkshopSources {
  /** Allows inline scripts and styles with this nonce. */
  nonce?: string;
  /** Further connection sources, such as the WebSocket of hot reloading. */
  connect?: readonly string[];
}

/** Only for operators with passkeys, and never in a frame. */
const PASSKEY_FEATURES = ['publickey-credentials-create', 'publickey-credentials-get'];

/** Browser features that no page uses. Games may use three others. */
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
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const GAME_FEATURES = ['autoplay', 'fullscreen', 'screen-wake-lock'];
const OWN_FEATURES = ['clipboard-write'];

/**
 * Security headers of every reply of the site. They depend only on the operator's hosts, so that any web server can
 * send them.
 *
 * `img-src` has no `data:` and no `blob:`: the QR code is an inline SVG and is saved by a download.
 *
 * @param operator validated settings: addresses are inserted without escaping
 * @param workshop additions for development; omit for the built site
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
  // The browser sends these reports without asking for consent.
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
    // Policies: `service-worker` for app/registerServiceWorker.ts, `game-tab` for areas/games/play/tabKeeper.ts, which
    // closes the tab of a game, and `rich-text` for RichText of @brand/ui, which parses an operator's HTML in a
    // detached document.
    'trusted-types': ['service-worker', 'game-tab', 'rich-text'],
    ...(policyReports.length > 0 && { 'report-to': [REPORTS] }),
  };
  const players = [hosts.games, ...games.frameHosts].map((host) => new URL(host).origin);
  const played = [...new Set(players)].map((origin) => `"${origin}"`).join(' ');
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
      .join('; '),
    // Isolates the page from its opener, but not from tabs that it opens: with `same-origin`, the tab of a loaded game
    // would appear closed and could not be closed before the next game. areas/games/play/gameTab.ts removes the game's
    // access to the page.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': [
      ...PASSKEY_FEATURES.map((feature) => `${feature}=${features.passkeys ? '(self)' : '()'}`),
      ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
      ...GAME_FEATURES.map((feature) => `${feature}=(self ${played})`),
      ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ].join(', '),
    // Never sends the path, not even to our own files: the page may have been opened with a login link.
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

/** A host with a path allows everything below it; without a path, its whole origin. */
function source(host: string): string {
  const { origin, pathname } = new URL(host);
  return pathname === '/' ? origin : `${origin}${pathname.replace(/\/*$/, '/')}`;
}

/** Only this exact address. */
function exactSource(host: string): string {
  const { origin, pathname } = new URL(host);
  return pathname === '/' ? origin : origin + pathname;
}
