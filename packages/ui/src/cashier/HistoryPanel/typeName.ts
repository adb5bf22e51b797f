import type { HistoryEntry } from '@brand/domain';

import type { useText } from '../../messages/useText.ts';

/** What a movement is called; a type that nobody foresaw in the API's own word (section 3). */
export function typeName(
  { type, rawType }: Pick<HistoryEntry, 'type' | 'rawType'>,
  t: ReturnType<typeof useText>,
): string {
  return type === 'other' ? rawType : t(`cashier.history.type.${type}`);
}
