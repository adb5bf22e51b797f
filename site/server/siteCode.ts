/** What the server takes from the code of the pages directly; the rest comes from the built `serverEntry`. */
export { localePath } from '../src/language/locale.ts';
export { operatorStamp } from '../src/platform/operator/operatorStamp.ts';
export type { MessageArea } from '../src/language/messages.ts';
export type { FirstView, PublicReader } from '../src/server.tsx';
export { EMBEDDED_ID, type EmbeddedData, type PublicDatum } from '../src/app/embeddedData.ts';
export type * as ServerEntry from '../src/server.tsx';
