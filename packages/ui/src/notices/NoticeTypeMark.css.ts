import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { color } = vars;

/** A ground that is seen on that of a notice too, or its padding would look like a slip. */
export const neutral = panelStyle({ background: color.content, color: color.onContent });
