import type { MessageFormatElement } from 'react-intl';

import type { OperatorSettings } from './operatorSchema.ts';

export type { OperatorFile, OperatorSettings } from './operatorSchema.ts';

/** Where the parts of the product live; absolute addresses without a slash at the end. */
export type Hosts = OperatorSettings['hosts'];

/**
 * `operator/operator.json` as `brand-theme build` writes it and the site reads it: every default in its place, sentences
 * compiled, and what the page must know of the theme.
 */
export interface Operator extends Omit<OperatorSettings, '$schema' | 'theme' | 'texts'> {
  /** Version of this format. */
  built: 1;
  theme: {
    name: string;
    /** Face pairing, whose fonts the page asks for first. */
    type: string;
    scheme: 'dark' | 'light';
    /** Colour of the browser's own bars: the menu's ground. */
    bar: string;
  };
  /** Compiled sentences by language and message id. */
  texts: Record<'th' | 'en', Record<string, MessageFormatElement[]>>;
}
