import type { ThemeChoices } from './choices.ts';

/** Fonts, line heights and weights of one type pairing. */
interface TypePairing {
  font: Record<'body' | 'heading' | 'display', string>;
  /**
   * Measured on the rendered fonts: with these values น้ำ below ญู does not touch it. The rarest pair, ฏู above ฝึ้, needs
   * 1.67 to 1.74 in every font except Anuphan and Kanit. Clipped lines are only clipped in the inline direction.
   */
  lineHeight: Record<'body' | 'heading' | 'display', string>;
  fontWeight: Record<'display', string>;
}

const THAI = "'Brand Thai Fallback', system-ui, sans-serif";
const LOOPED = `'IBM Plex Sans Thai Looped', 'Brand Looped Fallback', ${THAI}`;
const LOOPLESS = `'IBM Plex Sans Thai', 'Brand Loopless Fallback', ${THAI}`;
const ANUPHAN = `'Anuphan Variable', 'Brand Anuphan Fallback', ${THAI}`;
const CHAKRA = `'Chakra Petch', 'Brand Chakra Fallback', ${THAI}`;
const TRIRONG = `'Trirong', 'Brand Trirong Fallback', 'Brand Thai Fallback', Georgia, serif`;
const KANIT = `'Kanit', 'Brand Kanit Fallback', ${THAI}`;

export const TYPES: Record<ThemeChoices['type'], TypePairing> = {
  'looped-anuphan': {
    font: { body: LOOPED, heading: ANUPHAN, display: ANUPHAN },
    lineHeight: { body: '1.65', heading: '1.4', display: '1.4' },
    fontWeight: { display: '600' },
  },
  'loopless-chakra-petch': {
    font: { body: LOOPLESS, heading: CHAKRA, display: CHAKRA },
    lineHeight: { body: '1.6', heading: '1.5', display: '1.5' },
    fontWeight: { display: '600' },
  },
  'looped-trirong': {
    font: { body: LOOPED, heading: LOOPED, display: TRIRONG },
    lineHeight: { body: '1.65', heading: '1.55', display: '1.5' },
    fontWeight: { display: '600' },
  },
  'loopless-kanit': {
    font: { body: LOOPLESS, heading: KANIT, display: KANIT },
    lineHeight: { body: '1.6', heading: '1.45', display: '1.45' },
    fontWeight: { display: '500' },
  },
};
