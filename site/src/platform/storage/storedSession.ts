import type { Session } from '@brand/domain';

/** Parses the session in the `auth` cookie. Null if it is damaged or was tampered with. */
export function parseSession(text: string): Session | null {
  try {
    const data: unknown = JSON.parse(text);
    return isSession(data) ? data : null;
  } catch {
    return null;
  }
}

function isSession(data: unknown): data is Session {
  if (typeof data !== 'object' || data === null) return false;
  const fields = data as Record<keyof Session, unknown>;
  return (
    isToken(fields.accessToken) &&
    isToken(fields.refreshToken) &&
    isText(fields.username) &&
    isText(fields.userId) &&
    (fields.bankGroup === null || isText(fields.bankGroup)) &&
    (fields.groupId === null || isText(fields.groupId))
  );
}

/** A token is sent in a header: visible ASCII only, or the browser throws. */
function isToken(value: unknown): boolean {
  return typeof value === 'string' && /^[\x21-\x7e]{8,4096}$/.test(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= 256;
}
