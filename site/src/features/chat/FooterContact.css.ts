import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../app/pageStyle.ts';

export const chat = pageStyle({ gridArea: '1 / 1' });
export const admin = pageStyle({ gridArea: '1 / 2' });

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
