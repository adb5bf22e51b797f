import { createHash, createHmac } from 'node:crypto';

/** The stored form of a token. A token of 32 random bytes needs no salt. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * A token that only the holder of `parent` can request again. It allows repeating a reply without storing the token.
 * `salt` stays on the server, so that the old token alone does not reveal the new one.
 */
export function derivedToken(prefix: string, parent: string, salt: string): string {
  return prefix + createHmac('sha256', salt).update(`${prefix}${parent}`).digest('base64url');
}

/** The token after `Bearer ` in an Authorization header, or undefined. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.-]{1,256})$/i.exec(header ?? '')?.[1];
}
