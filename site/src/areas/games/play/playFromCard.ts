import type { Game, Locale } from '@brand/domain';
import type { MouseEvent } from 'react';
import { deviceClassOf } from '../../../platform/device/deviceClass.ts';
import { isPlainClick } from '../../../routing/isPlainClick.ts';
import { page } from '../../../routing/chunks/page.ts';
import type { Services } from '../../../member/services.ts';
import { cardMarks } from '../cardMarks.ts';

const launching = page(() => import('./launcher.ts'));

/**
 * What a press on a card's link to play does for a member besides following it: the card shows that its game opens; sport and
 * lotto on a desktop get a tab, opened inside the press, or a blocker would stop it. A visitor, a press with a modifier, and
 * every other game just follow the link.
 */
export function playFromCard(services: Services, locale: Locale) {
  return (game: Game, event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event) || !services.session.read()) return;
    const isTab = /sport|lotto/.test(game.type) && deviceClassOf(navigator) !== 'mobile';
    if (isTab) event.preventDefault();
    if (isTab && cardMarks.isLaunching(game)) return;
    const { href } = event.currentTarget;
    const tab = isTab ? open('about:blank') : undefined;
    cardMarks.setLaunching(game.id);
    launching.load().then(
      ({ launcherOf }) => launcherOf(services).pressed(game, locale, tab),
      () => {
        cardMarks.setLaunching(null);
        tab?.close();
        // The page of the game says why nothing opens.
        if (isTab) location.assign(href);
      },
    );
  };
}
