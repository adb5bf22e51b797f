import type { HistoryEntry } from '@brand/domain';

import type { useText } from '../../messages/useText.ts';

/** Display name of a transaction type. Unknown types use the text of the API (section 3). */
export function typeName(
  { type, rawType }: Pick<HistoryEntry, 'type' | 'rawType'>,
  t: ReturnType<typeof useText>,
): string {
  return type === 'other' ? rawType : t(`cashier.history.type.${type}`);
}
