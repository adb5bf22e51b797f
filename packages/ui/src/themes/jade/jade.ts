import type { ThemeInput } from '../../theme/defineTheme.ts';

/** Jade: near-black green, mint action, compact and square, cards drawn by a hairline. */
export const jade: ThemeInput = {
  name: 'jade',
  bg: '#08110e',
  bgMenu: '#0b1713',
  bgBtn: '#3fe0a1',
  bgCard: '#0f1f19',
  bgSubBtnAndGbIcon: '#1e4a3a',
  bgBtnInContent: '#16322a',
  radius: 'square',
  density: 'compact',
  type: 'loopless-chakra-petch',
  card: 'outlined',
  elevation: 'deep',
};
