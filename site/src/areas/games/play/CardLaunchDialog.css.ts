import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

/** Its words begin where those above it do. */
export const contact = pageStyle({
  alignSelf: 'flex-start',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
});
