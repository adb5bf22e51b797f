import { LinkButton } from '@brand/ui';
import { useIntl } from 'react-intl';

interface AdminLinkProps {
  /** Where admin is reached, see `useAdminContact`. */
  href: string;
  className?: string;
}

/** The quiet way to admin under what went wrong. */
export function AdminLink({ href, className }: AdminLinkProps) {
  const intl = useIntl();
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="ghost"
      size="sm"
      {...(className && { className })}
    >
      {intl.formatMessage({ id: 'site.contact.admin' })}
    </LinkButton>
  );
}
