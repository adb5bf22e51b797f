import account from './account.en.json';
import affiliate from './affiliate.en.json';
import cashier from './cashier.en.json';
import core from './core.en.json';
import games from './games.en.json';
import notices from './notices.en.json';
import promotions from './promotions.en.json';
import type { MessageId } from './useText.ts';

/** All sentences of the library in English. A page that shows a part of it takes the areas one by one. */
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
