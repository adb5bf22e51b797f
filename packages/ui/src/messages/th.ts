import account from './account.th.json';
import affiliate from './affiliate.th.json';
import cashier from './cashier.th.json';
import core from './core.th.json';
import games from './games.th.json';
import notices from './notices.th.json';
import promotions from './promotions.th.json';
import type { MessageId } from './useText.ts';

/** All sentences of the library in Thai. A page that shows a part of it takes the areas one by one. */
const messages: Record<MessageId, string> = {
  ...account,
  ...affiliate,
  ...cashier,
  ...core,
  ...games,
  ...notices,
  ...promotions,
};
export default messages;
