import { createHash, createHmac } from 'node:crypto';

/** How a token is stored: a token of 32 random bytes needs no salt. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * A token that only the holder of `parent` can ask for again: needed to repeat a reply without keeping the token.
 * `salt` stays on the server, so that the old token alone does not give the new one.
 */
export function derivedToken(prefix: string, parent: string, salt: string): string {
  return prefix + createHmac('sha256', salt).update(`${prefix}${parent}`).digest('base64url');
}

/** What stands after `Bearer ` in an Authorization header, or undefined. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.-]{1,256})$/i.exec(header ?? '')?.[1];
}
