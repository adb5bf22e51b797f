import type { Helpline } from '@brand/ui';
import { useServices } from '../../../member/services.ts';
import { useShownLocale } from '../../../language/shownLocale.ts';

/** Whom to call about playing too much, in the language of the page; null where the operator names nobody. */
export function useHelpline(): Helpline | null {
  const { helpline } = useServices().operator.protection;
  const shown = useShownLocale();
  return helpline && { name: helpline.name[shown], phone: helpline.phone };
}
