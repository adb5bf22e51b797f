/** What the server imports from the code of the pages; the rest comes from the built `serverEntry`. */
export { visitorFigures } from '../src/areas/community/help/helpFigures.ts';
export { offeredHelp } from '../src/areas/community/help/offeredHelp.ts';
export { readEveryGame } from '../src/areas/games/everyGame.ts';
export { listKindOf, providerNamed, termOf } from '../src/areas/games/list/listQuery.ts';
export { MESSAGE_AREAS, type MessageArea } from '../src/language/messageAreas.ts';
export { type OperatorMessages, withMessages } from '../src/language/operatorMessages.ts';
export {
  type SiteLanguages,
  localeOfPath,
  localePath,
  mainLocale,
} from '../src/language/locale.ts';
export { operatorStamp } from '../src/platform/operator/operatorStamp.ts';
export type { FirstView, PublicReader } from '../src/server.tsx';
export { EMBEDDED_ID, type EmbeddedData, type PublicDatum } from '../src/app/embeddedData.ts';
export type * as ServerEntry from '../src/server.tsx';
