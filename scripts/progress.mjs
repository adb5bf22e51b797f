// Progress in the terminal: the current step, its duration and its result. On stderr, because stdout belongs to the command.
const live = process.stderr.isTTY && !process.env.CI;

/** Running steps, each with its title and seconds. @type {Set<() => string>} */
const running = new Set();
const draw = () =>
  process.stderr.write(`\r\x1b[K  … ${[...running].map((now) => now()).join(' · ')}`);

/**
 * Runs one step and shows it with its duration.
 *
 * @template T
 * @param {string} title the activity, such as `Building the site`
 * @param {(note: (words: string, good?: boolean) => void) => Promise<T> | T} work calls `note` with the result,
 * and with `false` if it is not a success
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

/** An error that the developer can fix: shown as a sentence, without stack. */
export class Explained extends Error {}

/** Prints an error and sets the exit code to 1. */
export function fail(error) {
  const expected = error instanceof Explained;
  console.error(`\n${expected ? error.message : (error?.stack ?? error)}\n`);
  process.exitCode = 1;
}
