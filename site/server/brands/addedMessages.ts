import type { Operator } from '@brand/operator';
import { MESSAGE_AREAS, type OperatorMessages, withMessages } from '../siteCode.ts';

/**
 * Reads the messages of the languages that an operator has added, so that its pages can be rendered in them.
 *
 * @param read the file of the built folder with this name
 * @throws Error when one is missing
 */
export async function readAddedMessages(
  operator: Operator,
  read: (name: string) => Promise<Uint8Array | undefined>,
): Promise<Operator> {
  const messagesIn = async (locale: string) => {
    const areas = MESSAGE_AREAS.map(async (area) => {
      const name = `messages-${locale}-${area}.json`;
      const bytes = await read(name);
      if (!bytes) throw new Error(`"${name}" is missing. Build the folder with: brand-theme build`);
      return [area, JSON.parse(new TextDecoder().decode(bytes))] as const;
    });
    return [locale, Object.fromEntries(await Promise.all(areas))] as const;
  };
  const languages = await Promise.all(Object.keys(operator.addedLanguages).map(messagesIn));
  if (languages.length === 0) return operator;
  return withMessages(operator, Object.fromEntries(languages) as OperatorMessages);
}
