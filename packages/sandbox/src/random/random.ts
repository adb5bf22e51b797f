import { randomBytes, randomInt } from 'node:crypto';

/** The source of randomness: tokens, references, and outcomes of reels and cards. */
export interface Random {
  /** Random bytes as base64url text, for tokens. */
  token(bytes: number): string;
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** Restarts the sequence, if it is seeded. */
  restart(): void;
}

/** Cryptographically secure randomness. */
export const secureRandom: Random = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  below: (limit) => randomInt(limit),
  restart: () => undefined,
};

/** The same sequence on every run, for tests: mulberry32 from a seed. Never use it for tokens of a real server. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    token: (bytes) =>
      Buffer.from(Uint8Array.from({ length: bytes }, () => below(256))).toString('base64url'),
    restart() {
      state = seed >>> 0;
    },
  };
}
