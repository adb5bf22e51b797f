import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

/** Two next to each other on the narrowest phone, each in one line. The link that every page has comes first. */
const beside = { paddingInline: vars.space[2], fontSize: vars.fontSize.sm } as const;

export const chat = pageStyle({ ...beside, gridArea: '1 / 2' });
export const admin = pageStyle({ ...beside, gridArea: '1 / 1' });

export const unread = pageStyle({
  display: 'inline-block',
  minInlineSize: '22px',
  marginInlineStart: vars.space[2],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.critical,
  color: vars.color.onCritical,
  fontSize: vars.fontSize.xs,
  lineHeight: '22px',
  textAlign: 'center',
});
