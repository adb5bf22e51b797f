import type { vars } from './contract.css.ts';

type Measures = Omit<typeof vars, 'color'>;

/** The purpose of each token that is not a colour. */
export const MEASURE_DOCS: {
  [Group in keyof Measures]: Record<keyof Measures[Group], string>;
} = {
  font: {
    body: 'Body text. Needs line-height-body.',
    heading: 'Labels, buttons, figures, names. Safe from line-height-heading.',
    display: 'Headings, section titles, the title of an overlay, the name in the logo.',
  },
  fontSize: {
    xs: '12 px: hints, badges, providers.',
    sm: '14 px: labels, secondary text.',
    md: '16 px: body text, fields.',
    lg: '18 px: titles of sections below 1024 px, of overlays, of cards.',
    xl: '20 px: titles of sections from 1024 px on.',
    '2xl': '24 px: titles of pages below 1024 px.',
    '3xl': '32 px: titles of pages from 1024 px on, large figures.',
    '4xl': '40 px: the largest figure on its screen.',
  },
  fontWeight: {
    regular: 'Reading text.',
    medium: 'Labels, names.',
    bold: 'Buttons, figures, badges.',
    display: 'Text in font-display.',
  },
  lineHeight: {
    body: 'For font-body: loops and tone marks of two lines do not touch.',
    heading: 'For font-heading.',
    display: 'For font-display.',
  },
  space: {
    half: '2 px: between lines of one label.',
    1: 'Between an icon and its label in small text.',
    2: 'Between an icon and its label, between chips.',
    3: 'Between elements of one row.',
    4: 'Padding of rows; edge of a page on a phone.',
    5: 'Padding of overlays; between fields.',
    6: 'Between blocks of a panel; between rails on a phone.',
    8: 'Between rails on a desktop; edge of a page there.',
    10: 'Around an empty state.',
    12: 'Below the content of a page.',
    16: 'Between sections of a long page.',
  },
  radius: {
    sm: 'Badges, ticks.',
    md: 'Rows, tiles, notices.',
    lg: 'Sheets, dialogs, banners.',
    control: 'Buttons and fields.',
    card: 'Cards and game covers.',
    pill: 'Chips, round buttons, marks and seals; square in a square brand.',
  },
  control: {
    sm: 'Height of a small control.',
    md: 'Height of a control.',
    lg: 'Height of a field and of the main action of a panel.',
    touch: '44 px in every theme: the minimum touch target.',
  },
  elevation: {
    card: 'Shadow of cards and game covers; often none.',
    floating: 'Shadow of floating elements: menus, tooltips, toasts.',
    overlay: 'Shadow of dialogs, sheets and side panels.',
  },
  motion: {
    press: 'A press: 120 ms.',
    fade: 'A fade: 200 ms.',
    sheet: 'A sheet or side panel opens: 280 ms.',
    ease: 'The easing curve.',
  },
  card: {
    borderWidth: 'Line around a card.',
    borderColor: 'Colour of that line.',
    padding: 'Padding of a card with text.',
    background: 'Fill of a game card: none, or the surface of cards.',
    artInset: 'Distance between the edge of a game card and its picture.',
    artRadius: 'Corners of the picture in a game card.',
    wordsInset: 'Distance of the text of a game card from its edges.',
    wordsAlign: 'Text alignment of a game card.',
  },
  section: {
    bar: 'Width of the bar in front of a section title; none when 0.',
    barGap: 'Between that bar and the title.',
    rule: 'Thickness of the rule under a section title; none when 0.',
    gap: 'Below that rule.',
  },
  icon: {
    stroke: 'Thickness of the lines of icons, in their box of 24.',
    cap: 'Ends of those lines.',
    join: 'Corners of those lines.',
  },
  motif: {
    petals: 'Whether emblems and pictures of success have petals: `inline` or `none`.',
    facets: 'Whether they have cut facets.',
    seal: 'Whether they have the four points of a seal.',
    outline: 'Outline of the ground of a success, as a `clip-path`.',
    core: 'Outline of its core, which contrasts with the check.',
    motion:
      'Name of the signature motion, 300 ms, after a payment and on a new favourite: petals open, facets turn or a seal is stamped.',
  },
  frame: {
    headerPhone: 'Height of the header on a phone.',
    headerDesktop: 'Height of the header on a desktop.',
    tabBar: 'Height of the tab bar without the safe area.',
    sidebar: 'Width of the sidebar.',
    sidebarFolded: 'Width of the folded sidebar.',
    content: 'Maximum width of the content of a page.',
    lobby: 'The same on pages with grids and rows of games.',
    sidePanel: 'Width of a side panel.',
  },
  z: {
    sticky: 'Sticky headings.',
    header: 'Header and tab bar.',
    overlay: 'Overlays and menus.',
    toast: 'Toasts.',
  },
};
