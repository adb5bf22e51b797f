import { parseUrl } from '../text/parseUrl.ts';

/**
 * Why a launch address is not opened:
 * - `empty`, `tooLong`: empty, or over 8,000 characters
 * - `hidden`: contains spaces, control characters, or characters that hide text or change its direction
 * - `malformed`: not a complete web address in plain characters
 * - `scheme`: not http or https (`javascript:`, `data:`, `blob:`, …)
 * - `insecure`: http, although the host of the operator is not
 * - `credentials`: contains a user name or password before the host
 * - `ownOrigin`: our own site, where a game could access the page
 * - `foreignHost`: not on a games host of the operator
 */
export const ADDRESS_PROBLEMS = [
  'empty',
  'tooLong',
  'hidden',
  'malformed',
  'scheme',
  'insecure',
  'credentials',
  'ownOrigin',
  'foreignHost',
] as const;
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number];

/** Where a game may be hosted. */
export interface GameHosts {
  /** The operator's games hosts, e.g. `https://games.example`. A host with a path allows only what is below it. */
  readonly hosts: readonly string[];
  /** Origin of the site, e.g. `https://site.example`. It is never allowed, even if listed. */
  readonly own: string;
}

/** A normalised address that may be opened, or why it may not. */
export type CheckedAddress =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly problem: AddressProblem };

/** More than any known browser, proxy or provider needs. */
const LONGEST = 8000;
/** Characters that a browser removes or does not show, and characters that change the text direction. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Z}]/u;
/** A complete address. Browsers also accept `https:\\host` and `https:host`, but no legitimate server sends these. */
const WHOLE = /^https?:\/\/(?<authority>[^/?#\\]+)(?:[/?#][\w.[\]:@%~!$&'()*+,;=/?#-]*)?$/i;
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Checks the launch address of a game (section 4, Game launch) before a frame, a tab or the page opens it. */
export function checkGameAddress(address: string, { hosts, own }: GameHosts): CheckedAddress {
  const problem = writtenProblem(address);
  if (problem) return { ok: false, problem };
  const url = parseUrl(address);
  if (!url) return { ok: false, problem: 'malformed' };
  if (url.origin === own) return { ok: false, problem: 'ownOrigin' };
  const listed = hosts.flatMap((host) => parseUrl(host) ?? []);
  if (listed.some((host) => liesUnder(url, host))) return { ok: true, address: url.href };
  const isUpgrade = url.protocol === 'http:' && listed.some(({ host }) => host === url.host);
  // Report an unlisted host first: https would not help.
  return { ok: false, problem: isUpgrade ? 'insecure' : 'foreignHost' };
}

function writtenProblem(address: string): AddressProblem | null {
  if (address === '') return 'empty';
  if (address.length > LONGEST) return 'tooLong';
  if (HIDDEN.test(address)) return 'hidden';
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'https' && scheme !== 'http') return 'scheme';
  const { authority = '' } = WHOLE.exec(address)?.groups ?? {};
  if (authority.includes('@')) return 'credentials';
  return HOST.test(authority) ? null : 'malformed';
}

function liesUnder(url: URL, host: URL): boolean {
  const folder = host.pathname.replace(/\/*$/, '/');
  return url.origin === host.origin && `${url.pathname}/`.startsWith(folder);
}
