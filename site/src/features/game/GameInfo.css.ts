import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../app/pageStyle.ts';

const { color, space } = vars;
const ROOMY = '(min-width: 640px)';

export const page = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: '880px',
  marginInline: 'auto',
  '@media': {
    [ROOMY]: { gridTemplateColumns: '300px minmax(0, 1fr)', alignItems: 'start', gap: space[8] },
  },
});

export const art = pageStyle({
  inlineSize: '100%',
  maxInlineSize: '240px',
  marginInline: 'auto',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: color.skeleton,
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  '@media': { [ROOMY]: { maxInlineSize: 'none' } },
});

export const image = pageStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const words = pageStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });

export const head = pageStyle({ display: 'grid', gap: space[2], justifyItems: 'start' });

export const provider = pageStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.touch,
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const actions = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: space[3],
});

export const titleShape = pageStyle({ blockSize: '40px' });
export const factsShape = pageStyle({ blockSize: '280px' });
