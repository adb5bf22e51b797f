// Steps on the terminal: what is being done, for how long, and what it came to. On stderr: stdout is the command's own.
const live = process.stderr.isTTY && !process.env.CI;

/** Steps that run now, each with its title and seconds. @type {Set<() => string>} */
const running = new Set();
const draw = () =>
  process.stderr.write(`\r\x1b[K  … ${[...running].map((now) => now()).join(' · ')}`);

/**
 * Runs one step and shows it with its seconds.
 *
 * @template T
 * @param {string} title what is being done, as in `Building the site`
 * @param {(note: (words: string, good?: boolean) => void) => Promise<T> | T} work calls `note` to add
 *   how it ended, with `false` where that was not well
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now();
  let ending = '';
  let mark = '✓';
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const now = () => `${title}  ${seconds()}`;
  running.add(now);
  const timer = live ? setInterval(draw, 200) : undefined;
  if (live) draw();
  else console.error(`  … ${title}`);
  const finish = () => {
    clearInterval(timer);
    running.delete(now);
    const line = `  ${mark} ${title}${ending && `, ${ending}`}  ${seconds()}`;
    process.stderr.write(live ? `\r\x1b[K${line}\n` : `${line}\n`);
  };
  try {
    const result = await work((words, good = true) => {
      ending = words;
      if (!good) mark = '✗';
    });
    finish();
    return result;
  } catch (error) {
    mark = '✗';
    finish();
    throw error;
  }
}

/** An ending that the person can do something about: shown as a sentence, without a stack. */
export class Explained extends Error {}

/** Shows an error and makes the process end with 1. */
export function fail(error) {
  const expected = error instanceof Explained;
  console.error(`\n${expected ? error.message : (error?.stack ?? error)}\n`);
  process.exitCode = 1;
}
