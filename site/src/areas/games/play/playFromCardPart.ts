import { page } from '../../../routing/chunks/page.ts';

/** What a press on a card does for a member besides following its link. */
export const playFromCard = page(() =>
  import('./playFromCard.ts').then((code) => code.playFromCard),
);
