/**
 * The choices of a theme that are not colours. Each is one of a few, so that the pictures of every
 * component in every theme stay countable.
 */
export interface ThemeChoices {
  /** Corners: `square` 2 to 6 px, `soft` 8 to 16 px, `round` 10 to 24 px with round controls. */
  radius: 'square' | 'soft' | 'round';
  /** Distances and heights of controls. */
  density: 'compact' | 'normal';
  /** Faces for reading and for headings. */
  type: 'looped-anuphan' | 'loopless-chakra-petch' | 'looped-trirong' | 'loopless-kanit';
  /** How a card is set off: a lighter step, a hairline, or both. */
  card: 'raised' | 'outlined';
  /** Shadow under what floats. */
  elevation: 'deep' | 'light';
}

const FALLBACK = "'Brand Thai Fallback', system-ui, sans-serif";

export const RADII: Record<
  ThemeChoices['radius'],
  Record<'sm' | 'md' | 'lg' | 'control' | 'card' | 'pill', string>
> = {
  square: { sm: '2px', md: '4px', lg: '6px', control: '4px', card: '4px', pill: '4px' },
  soft: { sm: '6px', md: '8px', lg: '16px', control: '10px', card: '10px', pill: '999px' },
  round: { sm: '8px', md: '14px', lg: '24px', control: '999px', card: '18px', pill: '999px' },
};

export const SPACES: Record<
  ThemeChoices['density'],
  Record<'half' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16', string>
> = {
  normal: {
    half: '2px',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  compact: {
    half: '2px',
    1: '4px',
    2: '6px',
    3: '10px',
    4: '12px',
    5: '16px',
    6: '20px',
    8: '28px',
    10: '36px',
    12: '44px',
    16: '56px',
  },
};

export const CONTROLS: Record<
  ThemeChoices['density'],
  Record<'sm' | 'md' | 'lg' | 'touch', string>
> = {
  normal: { sm: '36px', md: '44px', lg: '52px', touch: '44px' },
  compact: { sm: '32px', md: '40px', lg: '48px', touch: '44px' },
};

/** Line heights were measured with the stress word ฝึ้ ปี่ น้ำ ฏู ญู: below these, tone marks clip. */
export const TYPES: Record<
  ThemeChoices['type'],
  { font: Record<'body' | 'heading', string>; lineHeight: Record<'body' | 'heading', string> }
> = {
  'looped-anuphan': {
    font: {
      body: `'IBM Plex Sans Thai Looped', 'Brand Looped Fallback', ${FALLBACK}`,
      heading: `'Anuphan Variable', 'Brand Anuphan Fallback', ${FALLBACK}`,
    },
    lineHeight: { body: '1.65', heading: '1.4' },
  },
  'loopless-chakra-petch': {
    font: { body: `'IBM Plex Sans Thai', ${FALLBACK}`, heading: `'Chakra Petch', ${FALLBACK}` },
    lineHeight: { body: '1.6', heading: '1.4' },
  },
  'looped-trirong': {
    font: {
      body: `'IBM Plex Sans Thai Looped', 'Brand Looped Fallback', ${FALLBACK}`,
      heading: `'Trirong', ${FALLBACK}`,
    },
    lineHeight: { body: '1.65', heading: '1.5' },
  },
  'loopless-kanit': {
    font: { body: `'IBM Plex Sans Thai', ${FALLBACK}`, heading: `'Kanit', ${FALLBACK}` },
    lineHeight: { body: '1.6', heading: '1.4' },
  },
};

export const ELEVATIONS: Record<
  ThemeChoices['elevation'],
  Record<'floating' | 'overlay', string>
> = {
  deep: {
    floating: '0 8px 24px rgb(0 0 0 / 40%)',
    overlay: '0 16px 48px rgb(0 0 0 / 52%)',
  },
  light: {
    floating: '0 6px 20px rgb(60 40 20 / 14%)',
    overlay: '0 16px 48px rgb(60 40 20 / 22%)',
  },
};

/** What no theme changes. */
export const CONSTANTS = {
  fontSize: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '2rem',
    '4xl': '2.5rem',
  },
  fontWeight: { regular: '400', medium: '500', bold: '600' },
  motion: { press: '120ms', fade: '200ms', sheet: '280ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  frame: {
    headerPhone: '56px',
    headerDesktop: '64px',
    tabBar: '64px',
    sidebar: '240px',
    sidebarFolded: '72px',
    content: '1280px',
    sidePanel: '440px',
  },
  z: { sticky: '10', header: '20', overlay: '100', toast: '200' },
};
