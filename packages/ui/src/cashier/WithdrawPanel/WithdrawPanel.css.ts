import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

/** The available amount with the limits below it. */
export const summary = panelStyle({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[4],
  paddingInline: space[4],
  paddingBlockEnd: space[2],
  background: color.raised,
  borderRadius: vars.radius.md,
});

/** The reason, and the action that helps. */
export const obstacle = panelStyle({ display: 'grid', gap: space[3] });

/** An action below the text of a banner, aligned with it. */
export const remedy = panelStyle({
  display: 'inline-flex',
  marginInlineStart: `calc(-1 * ${space[3]})`,
});

export const bankSkeleton = panelStyle({ flex: 'none', inlineSize: '44px' });

export const figureSkeleton = panelStyle({ inlineSize: '160px', blockSize: '45px' });

export const factsSkeleton = panelStyle({ blockSize: '120px' });

export const fieldSkeleton = panelStyle({ blockSize: '72px' });

export const buttonSkeleton = panelStyle({
  blockSize: vars.control.lg,
  borderRadius: vars.radius.control,
});

/** A sentence as the button label: the smaller padding keeps it on one line where possible. */
export const counting = panelStyle({ paddingInline: space[2] });
