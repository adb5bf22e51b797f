import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const all = panelStyle({ justifySelf: 'start' });

export const bankSkeleton = panelStyle({ flex: 'none', inlineSize: '44px' });

export const figureSkeleton = panelStyle({ inlineSize: '160px', blockSize: '45px' });

export const fieldSkeleton = panelStyle({ blockSize: '72px' });

export const buttonSkeleton = panelStyle({
  blockSize: vars.control.lg,
  borderRadius: vars.radius.control,
});
