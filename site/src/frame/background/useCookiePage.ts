import { textOf } from '../../language/locale.ts';
import { useShownLocale } from '../../language/shownLocale.ts';
import { useServices } from '../../member/services.ts';
import { usePlace } from '../../routing/navigation.ts';

/** Link to the operator's page about what the site stores on the device; null if there is none. */
export function useCookiePage(): { label: string; href: string } | null {
  const { legal, pages } = useServices().operator;
  const { href } = usePlace();
  const shown = useShownLocale();
  const found = pages.find(({ name }) => name === legal.cookieNotice?.page);
  return found ? { label: textOf(found.title, shown), href: href(`/page/${found.name}`) } : null;
}
