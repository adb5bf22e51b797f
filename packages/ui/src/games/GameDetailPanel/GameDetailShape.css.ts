import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color } = vars;

export const shape = panelStyle({ background: color.skeleton, boxShadow: 'none' });
export const titleShape = panelStyle({ inlineSize: '70%', blockSize: '32px' });
export const lineShape = panelStyle({ inlineSize: '45%', blockSize: '20px' });
export const playShape = panelStyle({ inlineSize: '100%', blockSize: vars.control.lg });
export const figureShape = panelStyle({ blockSize: '74px', borderRadius: vars.radius.md });
