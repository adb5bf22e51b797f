import type { Game, Locale } from '@brand/domain';
import type { MouseEvent } from 'react';
import { deviceClassOf } from '../../../platform/device/deviceClass.ts';
import { isPlainClick } from '../../../routing/isPlainClick.ts';
import { page } from '../../../routing/chunks/page.ts';
import type { Services } from '../../../member/services.ts';
import { cardMarks } from '../cardMarks.ts';

const launching = page(() => import('./launcher.ts'));

/**
 * What a press on a card does for a member besides following its link: the card shows that its game opens. Sport and
 * lotto on a desktop get a tab, opened during the press, because a blocker would stop it otherwise. For a visitor, a
 * press with a modifier key, and every other game, only the link applies.
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
        // The game page says why nothing opens.
        if (isTab) location.assign(href);
      },
    );
  };
}
