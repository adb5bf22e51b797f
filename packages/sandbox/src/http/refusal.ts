import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The body of a reply: the envelope of section 7. */
export interface ReplyBody {
  code: number;
  [field: string]: unknown;
}

/** Thrown anywhere in a route to end the request with that reply. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: ReplyBody;

  constructor(status: ContentfulStatusCode, body: ReplyBody) {
    super(`${status} ${body.code}`);
    this.status = status;
    this.body = body;
  }
}

/** Code 4000: an invalid request. `field` is the dotted path of the first invalid field. */
export function invalidField(field: string): Refusal {
  return new Refusal(400, { code: 4000, messages: 'ข้อมูลไม่ครบหรือไม่ถูกต้อง', field });
}

/** Code 404: unknown path or unknown object. */
export function notFound(): Refusal {
  return new Refusal(404, { code: 404, messages: 'not found' });
}

/** Code 7003: refresh the token and retry. */
export function tokenExpired(): Refusal {
  return new Refusal(401, { code: 7003, messages: 'token expired' });
}

/** Code 7002: log in again. */
export function sessionInvalid(): Refusal {
  return new Refusal(401, { code: 7002, messages: 'session invalid' });
}
