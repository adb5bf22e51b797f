import en from '../packages/ui/src/messages/en.ts';
import th from '../packages/ui/src/messages/th.ts';

/** Every sentence that the library ships, by language. */
export const catalogues: Readonly<Record<'th' | 'en', Readonly<Record<string, string>>>> = {
  th,
  en,
};
