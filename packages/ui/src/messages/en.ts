import account from './account.en.json';
import affiliate from './affiliate.en.json';
import cashier from './cashier.en.json';
import core from './core.en.json';
import games from './games.en.json';
import home from './home.en.json';
import missions from './missions.en.json';
import notices from './notices.en.json';
import passkeys from './passkeys.en.json';
import promotions from './promotions.en.json';
import type { MessageId } from './useText.ts';

/** All messages of the library in English. A page that uses only a part imports the areas separately. */
const messages: Record<MessageId, string> = {
  ...account,
  ...affiliate,
  ...cashier,
  ...core,
  ...games,
  ...home,
  ...missions,
  ...notices,
  ...passkeys,
  ...promotions,
};
export default messages;
