/**
 * The choices of a theme that are not colours, with the look of each value. Each has only a few values, so that the number
 * of screenshots of all components in all themes stays limited.
 */
export const CHOICES = {
  radius: {
    square: 'Cut edges: 2 to 4 px everywhere, square tiles and chips, thin icons with square ends.',
    soft: 'Eased edges: 6 to 16 px, round chips, icons with round ends.',
    round: 'Round shapes: 8 to 24 px, pills for buttons and fields, bold round icons.',
  },
  density: {
    compact: 'Much on a screen: controls of 32 to 48 px, distances about a quarter smaller.',
    normal: 'Controls of 36 to 52 px, distances in steps of 4 px.',
    roomy: 'Air around things: controls of 40 to 56 px, distances about a quarter larger.',
  },
  type: {
    'looped-anuphan':
      'Friendly and modern: Anuphan for headings and labels, IBM Plex Sans Thai Looped for reading.',
    'loopless-chakra-petch':
      'Technical: Chakra Petch with cut corners for headings and labels, IBM Plex Sans Thai for reading.',
    'looped-trirong':
      'Editorial: Trirong, a serif, for headings; IBM Plex Sans Thai Looped for labels and reading.',
    'loopless-kanit': 'Sporty: Kanit for headings and labels, IBM Plex Sans Thai for reading.',
  },
  card: {
    raised:
      'A picture alone, its words free on the page below it; boxes a lighter step of the page.',
    outlined:
      'A cell drawn by a hairline, picture above and words below in it; section titles behind a bar.',
    framed:
      'A picture in a mat like a print, its words centred below in the frame; section titles over a rule.',
  },
  elevation: {
    deep: 'Strong shadows under what floats, and the one gradient on the primary action.',
    light: 'Faint shadows, also under cards; the primary action is of one colour.',
    flat: 'No shadow at all: what floats is drawn by a line; the primary action is of one colour.',
  },
} as const;

/** One value of each choice. */
export type ThemeChoices = {
  -readonly [Choice in keyof typeof CHOICES]: keyof (typeof CHOICES)[Choice];
};

/** The values of each choice as lists, in display order. */
export const CHOICE_VALUES = {
  radius: ['square', 'soft', 'round'],
  density: ['compact', 'normal', 'roomy'],
  type: ['looped-anuphan', 'loopless-chakra-petch', 'looped-trirong', 'loopless-kanit'],
  card: ['raised', 'outlined', 'framed'],
  elevation: ['deep', 'light', 'flat'],
} as const satisfies { [Choice in keyof ThemeChoices]: readonly ThemeChoices[Choice][] };
