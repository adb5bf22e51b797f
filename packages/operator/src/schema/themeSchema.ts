import { CHOICES, CHOICE_VALUES } from '@brand/ui/theme';
import * as v from 'valibot';

import { patterned, setting } from './setting.ts';

const colour = (description: string, example: string) =>
  v.optional(
    setting(patterned(/^#[0-9a-fA-F]{6}$/, 'a colour written #rrggbb', 40), description, example),
  );

const choice = <Name extends keyof typeof CHOICE_VALUES>(name: Name, description: string) => {
  const values: (typeof CHOICE_VALUES)[Name] = CHOICE_VALUES[name];
  const looks: Record<string, string> = CHOICES[name];
  return v.optional(
    v.pipe(
      v.picklist(values),
      v.metadata({ description, enumDescriptions: values.map((value) => looks[value]) }),
    ),
  );
};

/** Names of the reference themes. */
export const BASES = ['lotus', 'jade', 'siam'] as const;

/** Six colours and five choices; missing ones come from the reference theme `base`. */
export const themeSchema = v.strictObject({
  base: v.optional(
    setting(v.picklist(BASES), 'The reference theme that gives what is left out here.'),
    'lotus',
  ),
  bg: colour('The page. Whether it is dark or light decides the whole site.', '#130e33'),
  bgMenu: colour('Header, sidebar and tab bar.', '#1a1443'),
  bgBtn: colour('The primary action: log in, deposit, play.', '#f2b63c'),
  bgCard: colour('Cards on the page.', '#201950'),
  bgSubBtnAndGbIcon: colour('Secondary buttons and the tiles behind icons.', '#413691'),
  bgBtnInContent: colour('Buttons within content: chips and quick amounts.', '#2e2669'),
  radius: choice('radius', 'Corners. Left out: as in the base.'),
  density: choice('density', 'Distances, and heights of controls. Left out: as in the base.'),
  type: choice('type', 'Faces for reading and for headings. Left out: as in the base.'),
  card: choice('card', 'How a card is set off from the page. Left out: as in the base.'),
  elevation: choice('elevation', 'What lies under what floats. Left out: as in the base.'),
});
