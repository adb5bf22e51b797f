import account from './account.th.json';
import affiliate from './affiliate.th.json';
import cashier from './cashier.th.json';
import core from './core.th.json';
import games from './games.th.json';
import home from './home.th.json';
import missions from './missions.th.json';
import notices from './notices.th.json';
import passkeys from './passkeys.th.json';
import promotions from './promotions.th.json';
import type { MessageId } from './useText.ts';

/** All messages of the library in Thai. A page that uses only a part imports the areas separately. */
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
