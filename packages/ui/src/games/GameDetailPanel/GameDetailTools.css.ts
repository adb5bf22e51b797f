import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { PHONE, TABLET } from './detailWidths.ts';

const { color, space, fontSize, lineHeight } = vars;

/** On a phone in the corner of the image area, on a tablet in the corner of the text area. */
export const tools = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': {
    [PHONE]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      flexDirection: 'column',
    },
    [TABLET]: {
      position: 'relative',
      gridArea: '1 / 3',
      alignSelf: 'start',
      flexDirection: 'column',
      marginBlockStart: space[5],
      marginInlineEnd: space[5],
    },
  },
});

/** Next to the icon, on its own background over other content; at the end of the icon if there is none. */
export const copied = panelStyle({
  fontSize: fontSize.sm,
  lineHeight: lineHeight.heading,
  color: color.text,
  '@media': {
    '(max-width: 1023.98px)': {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: `calc(${vars.control.md} + ${space[2]})`,
      display: 'grid',
      alignItems: 'center',
      blockSize: vars.control.md,
      paddingInline: space[3],
      borderRadius: vars.radius.control,
      background: color.surface,
      whiteSpace: 'nowrap',
      selectors: { '&[data-state=hidden]': { visibility: 'hidden' } },
    },
  },
});
