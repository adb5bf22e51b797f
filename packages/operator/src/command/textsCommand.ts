import { knownMessages } from '../texts/knownMessages.ts';
import type { CommandCall } from './readArguments.ts';
import { styled } from './terminal.ts';

/** `brand-theme texts`: lists messages with their ids. */
export function textsCommand({ subject, terminal }: CommandCall): number {
  const words = subject.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [...knownMessages()]
    .filter(([id, { th, en }]) => {
      const all = `${id} ${th} ${en}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .sort(([one], [other]) => one.localeCompare(other, 'en'));
  for (const [id, { th, en }] of found) {
    terminal.print(styled(terminal, 'bold', id));
    terminal.print(`  th  ${th.replaceAll('\n', ' ')}`);
    terminal.print(`  en  ${en.replaceAll('\n', ' ')}`);
  }
  if (found.length > 0) return 0;
  terminal.complain(`No message contains "${subject}".`);
  return 1;
}
