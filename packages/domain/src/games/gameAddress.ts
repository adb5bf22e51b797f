import { parseUrl } from '../text/parseUrl.ts';

/**
 * Why an address that a launch brought is not opened:
 * - `empty`, `tooLong`: none, or over 8,000 characters
 * - `hidden`: blanks, control characters, or signs that hide or turn letters stand in it
 * - `malformed`: no complete web address of plain signs
 * - `scheme`: not of the web (`javascript:`, `data:`, `blob:`, …)
 * - `insecure`: http, where the operator's own host is not
 * - `credentials`: a name or password stands before the host
 * - `ownOrigin`: our own site, where a game could reach into the page
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

/** Where a game may lie. */
export interface GameHosts {
  /** The operator's games hosts, e.g. `https://games.example`; one with a path allows what lies below it. */
  readonly hosts: readonly string[];
  /** Origin of the site, e.g. `https://site.example`; never allowed, whatever is listed. */
  readonly own: string;
}

/** An address that may be opened, written as browsers write it, or why it may not. */
export type CheckedAddress =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly problem: AddressProblem };

/** More than any browser, proxy or provider is known to need. */
const LONGEST = 8000;
/** What a browser drops or shows as nothing, and what turns the direction of letters. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Z}]/u;
/** A whole address as machines write it. Browsers also read `https:\\host` and `https:host`; nobody honest sends that. */
const WHOLE = /^https?:\/\/(?<authority>[^/?#\\]+)(?:[/?#][\w.[\]:@%~!$&'()*+,;=/?#-]*)?$/i;
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Checks the address of a started game (section 4, Game launch): a frame, a tab or the page itself goes there. */
export function checkGameAddress(address: string, { hosts, own }: GameHosts): CheckedAddress {
  const problem = writtenProblem(address);
  if (problem) return { ok: false, problem };
  const url = parseUrl(address);
  if (!url) return { ok: false, problem: 'malformed' };
  if (url.origin === own) return { ok: false, problem: 'ownOrigin' };
  const listed = hosts.flatMap((host) => parseUrl(host) ?? []);
  if (listed.some((host) => liesUnder(url, host))) return { ok: true, address: url.href };
  const isUpgrade = url.protocol === 'http:' && listed.some(({ host }) => host === url.host);
  // A host that is not listed is told first: it would not be opened with https either.
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
