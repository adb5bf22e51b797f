/** What the server takes from the code of the pages directly; the rest comes from the built `prerender`. */
export { localePath } from '../src/app/locale.ts';
export { operatorStamp } from '../src/app/operatorStamp.ts';
export type { MessageArea } from '../src/app/messages.ts';
export type { FirstView } from '../src/prerender.tsx';
export type * as Prerender from '../src/prerender.tsx';
