import { UsageError } from './commandLine.ts';

const END = new Set(['\r', '\n', '\u0004']);
const BACKSPACE = new Set(['\u007F', '\b']);
const INTERRUPT = '\u0003';

/** The password of the test member: from the environment, or typed without being shown. Throws UsageError. */
export async function askPassword(
  username: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const given = env['CONFORMANCE_PASSWORD'];
  if (given) return given;
  const { stdin, stderr } = process;
  if (!stdin.isTTY) throw new UsageError('--login needs a password: set CONFORMANCE_PASSWORD');
  stderr.write(`Password of ${username}: `);
  stdin.setRawMode(true);
  try {
    return await typed();
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write('\n');
  }
}

async function typed(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8').iterator({ destroyOnReturn: false }))
    for (const letter of String(chunk)) {
      if (letter === INTERRUPT) throw new UsageError('no password');
      if (END.has(letter)) return text;
      text = BACKSPACE.has(letter) ? text.slice(0, -1) : text + letter;
    }
  return text;
}
