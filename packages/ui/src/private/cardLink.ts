import { vars } from '../theme/contract.css.ts';

const { color, radius } = vars;

/** A link in a card that covers all of it. The focus ring is that of the card. */
export const cardLink = {
  color: 'inherit',
  // Only the box of the text is measured, and a short name would be below the least size of a target.
  display: 'inline-block',
  minBlockSize: '24px',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      borderRadius: radius.card,
      boxShadow: `inset 0 0 0 3px ${color.focus}`,
    },
  },
} as const;
