import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

/** Aligns its text with the text above. */
export const contact = pageStyle({
  alignSelf: 'flex-start',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
});
