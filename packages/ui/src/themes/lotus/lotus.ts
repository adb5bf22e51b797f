import type { ThemeInput } from '../../theme/themeInput.ts';

/** Lotus: dark indigo, gold action, soft round shapes, cards raised only by lightness. */
export const lotus: ThemeInput = {
  name: 'lotus',
  bg: '#130e33',
  bgMenu: '#1a1443',
  bgBtn: '#f2b63c',
  bgCard: '#201950',
  bgSubBtnAndGbIcon: '#413691',
  bgBtnInContent: '#2e2669',
  radius: 'round',
  density: 'normal',
  type: 'looped-anuphan',
  card: 'raised',
  elevation: 'deep',
};
