import { offscreen } from '../../private/offscreen.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { ROOMY, WIDE } from '../AppFrame/AppFrame.css.ts';
import { CLOSE, PHONE, SNUG, atHome, button, iconLink, lit } from './headerParts.ts';

const { color, space, control, font, fontSize, fontWeight, frame, lineHeight, radius } = vars;

const TITLE = '[data-state=title] &';

export const root = panelStyle({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: '100%',
  paddingInline: `${space[1]} ${space[3]}`,
  '@media': {
    // As SNUG, which the container itself cannot ask for.
    '(max-width: 359px)': { gap: space[1], paddingInlineEnd: space[2] },
    [WIDE]: { gap: space[3], paddingInline: `${space[3]} ${space[6]}` },
  },
});

/** On a phone only in the `home` header: next to a title there is no room, and the menu links there. */
export const homeOnly = panelStyle({ '@media': atHome });

export const logo = panelStyle({
  display: 'flex',
  // May shrink to its square icon, with the space around it that a finger needs.
  minInlineSize: control.touch,
  minBlockSize: control.touch,
  alignItems: 'center',
  borderRadius: radius.md,
  '@media': {
    // As wide as the sidebar, so that the next element is aligned with the page.
    [ROOMY]: {
      minInlineSize: `calc(${frame.sidebar} - ${control.md} - 2 * ${space[3]})`,
    },
  },
});

/** On a wide screen it is next to the logo, or hidden when the page shows its own name. */
export const titleGroup = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  '@media': {
    [WIDE]: {
      selectors: {
        '[data-state=responsive] > &': { display: 'none' },
        '[data-state=title] > &': {
          paddingInlineStart: space[3],
          borderInlineStart: `1px solid ${color.border}`,
        },
      },
    },
    [ROOMY]: { selectors: { '[data-state=title] > &': { paddingInlineStart: space[5] } } },
  },
});

export const back = panelStyle({ ...iconLink, '@media': lit });

/** Where the menu is next to the page, the name of a page needs no way back. */
export const backOnPhone = panelStyle({
  '@media': { [WIDE]: { selectors: { [TITLE]: { display: 'none' } } } },
});

export const close = panelStyle({
  ...iconLink,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  '@media': { ...lit, [WIDE]: { selectors: { '[data-state=title] > &': { display: 'none' } } } },
});

export const title = panelStyle({
  minInlineSize: 0,
  // Up to two lines: cut after one line, an offer of 100% could read as 10.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // The tone marks of the first line may rise above it.
  marginBlockStart: `calc(-1 * ${space[1]})`,
  paddingBlockStart: space[1],
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  fontFamily: font.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  // Smaller, two lines with their tone marks fit into the height of the header.
  '@media': {
    [PHONE]: { selectors: { '&[data-state=long]': { fontSize: fontSize.md } } },
    // The title of a page, which is in its content elsewhere.
    [ROOMY]: {
      selectors: {
        ':is([data-state=title], [data-state=start]) &': {
          fontFamily: font.display,
          fontSize: `calc(${fontSize['3xl']} * 0.875)`,
          fontWeight: fontWeight.display,
          lineHeight: lineHeight.display,
        },
      },
    },
  },
  '@container': { [SNUG]: { fontSize: fontSize.md } },
});

/** Takes the remaining space, with or without a field. */
export const search = panelStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440px)',
  justifyContent: 'center',
  paddingInlineStart: space[3],
  // The field is for wide screens. A phone has it below the header, or an icon.
  '@media': {
    [PHONE]: { visibility: 'hidden', blockSize: 0, paddingInlineStart: 0 },
    [ROOMY]: { justifyContent: 'start', paddingInlineStart: space[5] },
  },
});

export const actions = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  '@container': { [CLOSE]: { gap: space[1] } },
});

export const searchIcon = panelStyle({
  ...iconLink,
  '@media': { ...lit, [WIDE]: { display: 'none' } },
});

export const action = panelStyle({
  ...button,
  '@container': { [SNUG]: { paddingInline: space[2] } },
});

export const textLink = panelStyle({
  ...button,
  '@container': { [SNUG]: { paddingInline: space[1] } },
});

/** A style of log in, or within it, where its word has no room: on a narrow phone, next to a title, next to a search icon. */
const narrow = (within: string, style: { [property: string]: string | number }) => ({
  '@container': {
    [SNUG]: { selectors: { [`${within}&`]: style } },
    [CLOSE]: {
      selectors: {
        [`[data-state=responsive] ${within}&, [data-state=title] ${within}&`]: style,
      },
    },
    '(max-width: 479px)': {
      selectors: { [`[data-state=responsive] [data-part=search-icon] ~ ${within}&`]: style },
    },
  },
});
const INSIDE = '[data-part=login] ';

export const narrowLogin = panelStyle(
  narrow('', { gap: 0, minInlineSize: control.touch, paddingInline: 0 }),
);
export const loginText = panelStyle(narrow(INSIDE, offscreen));
export const loginIcon = panelStyle({ display: 'none', ...narrow(INSIDE, { display: 'block' }) });
