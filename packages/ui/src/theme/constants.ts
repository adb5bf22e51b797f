/** Values that are the same in every theme. */
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
    tabBar: '68px',
    sidebar: '240px',
    sidebarFolded: '72px',
    content: '1280px',
    lobby: '1536px',
    sidePanel: '440px',
  },
  z: { sticky: '10', header: '20', overlay: '100', toast: '200' },
};
