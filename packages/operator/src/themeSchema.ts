import * as v from 'valibot';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

/** Six colours and five choices; what is left out is taken from the reference theme `base`. */
export const themeSchema = v.strictObject({
  base: v.optional(v.picklist(['lotus', 'jade', 'siam']), 'lotus'),
  bg: v.optional(colour),
  bgMenu: v.optional(colour),
  bgBtn: v.optional(colour),
  bgCard: v.optional(colour),
  bgSubBtnAndGbIcon: v.optional(colour),
  bgBtnInContent: v.optional(colour),
  radius: v.optional(v.picklist(['square', 'soft', 'round'])),
  density: v.optional(v.picklist(['compact', 'normal'])),
  type: v.optional(
    v.picklist(['looped-anuphan', 'loopless-chakra-petch', 'looped-trirong', 'loopless-kanit']),
  ),
  card: v.optional(v.picklist(['raised', 'outlined'])),
  elevation: v.optional(v.picklist(['deep', 'light'])),
});
