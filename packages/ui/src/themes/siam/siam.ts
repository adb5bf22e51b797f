import type { ThemeInput } from '../../theme/defineTheme.ts';

/** Siam: warm paper, vermilion action, titles in a serif, cards as framed prints. */
export const siam: ThemeInput = {
  name: 'siam',
  bg: '#f6efe2',
  bgMenu: '#fffaf0',
  bgBtn: '#c8341a',
  bgCard: '#fffaf0',
  bgSubBtnAndGbIcon: '#ead9bd',
  bgBtnInContent: '#f0e4cf',
  radius: 'soft',
  density: 'normal',
  type: 'looped-trirong',
  card: 'outlined',
  elevation: 'light',
};
