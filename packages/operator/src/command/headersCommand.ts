import { resolve } from 'node:path';

import { readSource } from '../build/readSource.ts';
import { STRICT_TRANSPORT, securityHeaders } from '../headers/securityHeaders.ts';
import { complainAbout } from './checkCommand.ts';
import type { CommandCall } from './readArguments.ts';

/** `brand-theme headers`: prints the security headers, for other web servers. */
export function headersCommand({ subject, flags, terminal }: CommandCall): number {
  const { source, problems } = readSource(resolve(terminal.cwd, subject), {
    local: flags.has('local'),
  });
  if (!source) return complainAbout(problems, terminal);
  const headers = { ...securityHeaders(source.settings), ...STRICT_TRANSPORT };
  for (const [name, value] of Object.entries(headers)) terminal.print(`${name}: ${value}`);
  return 0;
}
