import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { color } = vars;

/** Must differ from the surface of a notice. Otherwise its padding would look like a mistake. */
export const neutral = panelStyle({ background: color.content, color: color.onContent });
