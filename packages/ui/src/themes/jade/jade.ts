import type { ThemeInput } from '../../theme/themeInput.ts';

/** Jade: near-black green, mint action, compact and square, with hairline borders. */
export const jade: ThemeInput = {
  name: 'jade',
  bg: '#070d0b',
  bgMenu: '#0a1310',
  bgBtn: '#38e0a0',
  bgCard: '#0c1814',
  bgSubBtnAndGbIcon: '#1c4537',
  bgBtnInContent: '#132a23',
  radius: 'square',
  density: 'compact',
  type: 'loopless-chakra-petch',
  card: 'outlined',
  elevation: 'flat',
};
