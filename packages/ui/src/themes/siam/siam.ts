import type { ThemeInput } from '../../theme/themeInput.ts';

/** Siam: paper white with vermilion and indigo, serif headings, framed cards. */
export const siam: ThemeInput = {
  name: 'siam',
  bg: '#f4ecdd',
  bgMenu: '#fdf8ee',
  bgBtn: '#c23616',
  bgCard: '#fdf8ee',
  bgSubBtnAndGbIcon: '#2b3c66',
  bgBtnInContent: '#e8dcc3',
  radius: 'soft',
  density: 'roomy',
  type: 'looped-trirong',
  card: 'framed',
  elevation: 'light',
};
