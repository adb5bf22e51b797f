import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const root = primitiveStyle({
  minInlineSize: 0,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.display,
  textWrap: 'balance',
  // A heading that takes focus on navigation must not be scrolled under the header.
  selectors: {
    '&[data-part=view-heading]': {
      scrollMarginBlockStart: `calc(${vars.frame.headerDesktop} + ${vars.space[4]})`,
    },
  },
});

const DESKTOP = '(min-width: 1024px)';
const size = (fontSize: string, desktop?: string) =>
  primitiveStyle({
    fontSize,
    ...(desktop && { '@media': { [DESKTOP]: { fontSize: desktop } } }),
  });

export const sizes = {
  page: size(vars.fontSize['2xl'], vars.fontSize['3xl']),
  section: size(vars.fontSize.lg, vars.fontSize.xl),
  md: size(vars.fontSize.md),
  lg: size(vars.fontSize.lg),
  xl: size(vars.fontSize.xl),
  '2xl': size(vars.fontSize['2xl']),
  '3xl': size(vars.fontSize['3xl']),
};
