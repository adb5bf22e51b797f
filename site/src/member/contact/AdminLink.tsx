import { LinkButton, type LinkButtonProps } from '@brand/ui';
import { useIntl } from 'react-intl';

/** The link to admin, in a new tab. `href` comes from `useAdminContact`. */
export function AdminLink(props: Omit<LinkButtonProps, 'children' | 'target' | 'rel'>) {
  const intl = useIntl();
  return (
    <LinkButton {...props} target="_blank" rel="noopener noreferrer">
      {intl.formatMessage({ id: 'site.contact.admin' })}
    </LinkButton>
  );
}
