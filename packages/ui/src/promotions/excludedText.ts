import type { PromotionTerms } from '@brand/domain';

import type { useText } from '../messages/useText.ts';

/**
 * What does not count for a turnover: kinds of games, then single games by name. Games without a known name are counted.
 * Empty when everything counts.
 *
 * @param gameNames names by game code
 */
export function excludedText(
  { excludedTypes, excludedGames }: PromotionTerms,
  t: ReturnType<typeof useText>,
  gameNames: Readonly<Record<string, string>> = {},
): string {
  const known = excludedGames.flatMap((code) => gameNames[code] ?? []);
  const names = [...excludedTypes.map((type) => t(`shell.nav.${type}`)), ...known];
  const count = excludedGames.length - known.length;
  if (count === 0) return names.join(', ');
  if (known.length > 0) return `${names.join(', ')} ${t('promotions.terms.otherGames', { count })}`;
  return [...names, t('promotions.terms.excludedGames', { count })].join(', ');
}
