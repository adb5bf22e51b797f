import en from '../packages/ui/src/messages/en.ts';
import th from '../packages/ui/src/messages/th.ts';

/** Every message of the library, by language. */
export const catalogues: Readonly<Record<'th' | 'en', Readonly<Record<string, string>>>> = {
  th,
  en,
};
