/** A member's session as the client stores it. Times are ms since 1970. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly username: string;
  readonly userId: string;
  /** Bank group and group of the member. They select notices and games. Null if the API returns none. */
  readonly bankGroup: string | null;
  readonly groupId: string | null;
}
