const SHOWN = 3;
const SHORT = 5;

/** A user name as others may see it: its first letters, `som***`. Of a short name only the first one. */
export function maskedName(username: string): string {
  return `${username.slice(0, username.length > SHORT ? SHOWN : 1)}***`;
}
