const SHOWN = 3;
const SHORT = 5;

/** A user name as others see it: its first letters, `som***`. A short name has only the first letter. */
export function maskedName(username: string): string {
  return `${username.slice(0, username.length > SHORT ? SHOWN : 1)}***`;
}
