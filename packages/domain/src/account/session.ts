/** A member's session as the client keeps it. Times are ms since 1970. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly username: string;
  readonly userId: string;
  /** Bank group and group of the member; they select notices and games. Null when the API names none. */
  readonly bankGroup: string | null;
  readonly groupId: string | null;
}
