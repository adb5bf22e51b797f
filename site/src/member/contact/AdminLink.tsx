import { LinkButton, type LinkButtonProps } from '@brand/ui';
import { useIntl } from 'react-intl';

/** The way to admin, in a tab of its own; `href` as `useAdminContact` gives it. */
export function AdminLink(props: Omit<LinkButtonProps, 'children' | 'target' | 'rel'>) {
  const intl = useIntl();
  return (
    <LinkButton {...props} target="_blank" rel="noopener noreferrer">
      {intl.formatMessage({ id: 'site.contact.admin' })}
    </LinkButton>
  );
}
