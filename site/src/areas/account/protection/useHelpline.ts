import type { Helpline } from '@brand/ui';
import { useServices } from '../../../member/services.ts';
import { useShownLocale } from '../../../language/shownLocale.ts';
import { textOf } from '../../../language/locale.ts';

/** The helpline for problem gambling, in the language of the page. Null if the operator names none. */
export function useHelpline(): Helpline | null {
  const { helpline } = useServices().operator.protection;
  const shown = useShownLocale();
  return helpline && { name: textOf(helpline.name, shown), phone: helpline.phone };
}
