import type { Deviation } from '../deviations.ts';

/** What a deviation is to a site. */
export type FaultKind =
  | 'unreachable'
  | 'timeout'
  | 'origin'
  | 'serverError'
  | 'maintenance'
  | 'notJson'
  | 'status'
  | 'session'
  | 'refusesValid'
  | 'shape'
  | 'value'
  | 'acceptsToken'
  | 'tokenCode'
  | 'acceptsInvalid'
  | 'unnamedField'
  | 'clock'
  | 'contentType'
  | 'repeated'
  | 'outcome'
  | 'graphql';

/** A deviation with its kind. */
export interface Fault extends Deviation {
  readonly kind: FaultKind;
}

/** How bad a fault is for a site: `blocks` it, has it show something `wrong`, or is `cosmetic`. */
export type Severity = 'blocks' | 'wrong' | 'cosmetic';

/** Message ids of the site for a call that fails. */
export type MemberMessageId =
  `error.general.${'network' | 'timeout' | 'server' | 'maintenance' | 'malformed' | 'session' | 'other'}`;

/** What is known about all faults of a kind. */
interface KindOfFault {
  readonly title: string;
  /** `essential` blocks in calls without which no site works, and is wrong in others. */
  readonly severity: Severity | 'essential';
  /** The message that members see; null if they see none. */
  readonly message: MemberMessageId | null;
  /** What it means for members, besides the message. */
  readonly effect: string;
  /** What to change in the backend. */
  readonly change: string;
  /** Whether each call has a cause of its own. @default one cause for the kind */
  readonly byCall?: true;
}

export const KINDS: Readonly<Record<FaultKind, KindOfFault>> = {
  unreachable: {
    title: 'There is no connection',
    severity: 'essential',
    message: 'error.general.network',
    effect: 'The page that needs the call stays empty.',
    change:
      'Make the host reachable under the address that was given: DNS, certificate, port, firewall.',
  },
  timeout: {
    title: 'The call hangs',
    severity: 'essential',
    message: 'error.general.timeout',
    effect: 'Members wait, and then see an error.',
    change: 'Answer within a second or two. The site gives up after 9 seconds.',
  },
  origin: {
    title: 'A browser may not call the API from the site',
    severity: 'blocks',
    message: 'error.general.network',
    effect: 'The browser hides every reply from the site.',
    change:
      'Answer OPTIONS with 2xx, and every call with Access-Control-Allow-Origin for the site. Allow the headers Authorization, Content-Type and Idempotency-Key.',
  },
  serverError: {
    title: 'The server fails',
    severity: 'essential',
    message: 'error.general.server',
    effect: 'The page that needs the call stays empty.',
    change: 'Look into the log of the backend for this call. A valid request must not fail.',
  },
  maintenance: {
    title: 'The API reports maintenance',
    severity: 'blocks',
    message: 'error.general.maintenance',
    effect: 'The maintenance page replaces the site.',
    change: 'End the maintenance (code 9998), and run the check again.',
  },
  notJson: {
    title: 'A reply is not JSON',
    severity: 'essential',
    message: 'error.general.malformed',
    effect: 'The page that needs the call stays empty.',
    change: 'Answer with JSON, also where a gateway or proxy answers in place of the API.',
  },
  status: {
    title: 'A reply has an HTTP status that the contract does not know',
    severity: 'essential',
    message: 'error.general.other',
    effect: 'The site cannot tell what happened.',
    change: 'Answer with a status of the reference, and put the reason into `code`.',
    byCall: true,
  },
  session: {
    title: 'The token of the test member is refused',
    severity: 'blocks',
    message: 'error.general.session',
    effect: 'Members are logged out.',
    change: 'Accept the tokens of the login on every call. If the token is old, use --login.',
  },
  refusesValid: {
    title: 'A valid request is refused',
    severity: 'essential',
    message: 'error.general.other',
    effect: 'What the member wants to do fails.',
    change: 'Accept every request that the reference describes, with optional fields left out.',
    byCall: true,
  },
  shape: {
    title: 'A reply has missing fields or wrong types',
    severity: 'essential',
    message: 'error.general.malformed',
    effect: 'The page that needs the fields stays empty.',
    change: 'Send the fields, with the types that the reference gives them.',
    byCall: true,
  },
  value: {
    title: 'A reply has values that the contract does not allow',
    severity: 'wrong',
    message: null,
    effect: 'The site shows wrong values, or none.',
    change: 'Send values that the reference allows.',
    byCall: true,
  },
  acceptsToken: {
    title: 'An invalid token is accepted',
    severity: 'blocks',
    message: null,
    effect: 'Anyone can read and change what belongs to a member.',
    change: 'Check the token before anything else, and answer HTTP 401 with code 7002 or 7003.',
  },
  tokenCode: {
    title: 'An invalid token is refused in another way',
    severity: 'wrong',
    message: 'error.general.other',
    effect: 'The session is not refreshed, and members are not asked to log in again.',
    change: 'Answer HTTP 401 with code 7002 (ended) or 7003 (expired).',
  },
  acceptsInvalid: {
    title: 'An invalid request is not refused as invalid',
    severity: 'wrong',
    message: null,
    effect: 'A mistake goes unnoticed, or is reported as something else.',
    change: 'Answer HTTP 400 with code 4000 and the name of the field in `field`.',
  },
  unnamedField: {
    title: 'A refusal does not name the field',
    severity: 'cosmetic',
    message: null,
    effect: 'The form shows the error as a whole, not at the field.',
    change: 'Put the name of the field into `field`, as in the request.',
  },
  clock: {
    title: 'The site cannot read the time of the server',
    severity: 'wrong',
    message: null,
    effect: 'Countdowns of QR codes, locks and promotions follow the clock of the device.',
    change:
      'Send a correct Date header, and name it in Access-Control-Expose-Headers for the site.',
  },
  contentType: {
    title: 'A reply is JSON, but says something else',
    severity: 'cosmetic',
    message: null,
    effect: 'The site reads it all the same; caches and proxies may not.',
    change: 'Send Content-Type: application/json.',
  },
  repeated: {
    title: 'A repeated request is executed again',
    severity: 'blocks',
    message: null,
    effect: 'After a lost reply a member pays twice.',
    change: 'Keep the reply of each Idempotency-Key, and send it again for the same key.',
  },
  outcome: {
    title: 'The outcome of a request is reported wrongly',
    severity: 'blocks',
    message: null,
    effect: 'A member is told that money moved, or did not move, against the facts.',
    change: 'Report `made` or `refused` as the first reply did.',
  },
  graphql: {
    title: 'The GraphQL schema differs',
    severity: 'wrong',
    message: 'error.general.malformed',
    effect: 'The part of the site that needs the field stays empty.',
    change: 'Add what is missing to the schema, with the type of the reference.',
    byCall: true,
  },
};
