import { expect, it } from 'vitest';
import { frozenClock } from '../clock/clock.ts';
import { type Sandbox, createSandbox } from '../createSandbox.ts';
import { seededRandom } from '../random/random.ts';
import { dump } from './dump.ts';
import { seededCopy } from './seededCopy.ts';
import { TEST_START } from './testSandbox.ts';

it('is the same as a new database, with the same randomness afterwards', () => {
  const random = seededRandom(1);
  const seeded = createSandbox({ clock: frozenClock(TEST_START), random });
  const copy = seededCopy(TEST_START);
  const copied = createSandbox({ ...copy, clock: frozenClock(TEST_START) });
  // The salt of the one password is random in both.
  const rows = (db: Sandbox['db']) => [...dump(db)].filter((row) => !row.startsWith('members '));
  expect(rows(copied.db)).toEqual(rows(seeded.db));
  expect(copy.random.token(8)).toBe(random.token(8));
  seeded.close();
  copied.close();
  copy.remove();
});
