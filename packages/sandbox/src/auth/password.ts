import { promisify } from 'node:util';
import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt);

// Cheap on purpose: the members of a sandbox are fictitious, and its tests log in thousands of times.
const COST = { N: 1024 };
const LENGTH = 32;

/** Salted hash of a password as stored. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, LENGTH, COST).toString('hex')}`;
}

/** Compared when there is no such member, so that both cases take the same time. */
const nobody = hashPassword('');

/** Whether `password` matches the hash `stored`; false if `stored` is undefined. */
export async function passwordMatches(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? nobody).split(':');
  const expected = Buffer.from(hash, 'hex');
  const actual = await derive(password, Buffer.from(salt, 'hex'), LENGTH, COST);
  return timingSafeEqual(expected, actual) && stored !== undefined;
}
