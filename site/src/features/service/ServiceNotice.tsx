import { StopNotice, type StopNoticeProps } from '@brand/ui';
import { useSession } from '../../app/services.ts';
import { useAdminContact } from '../session/useAdminContact.ts';
import { useLogout } from '../session/useLogout.ts';

/** Says why the page is stopped, with the way to admin and, for a member, out. */
export function ServiceNotice(props: Pick<StopNoticeProps, 'reason' | 'text'>) {
  const isMember = useSession() !== null;
  const logOut = useLogout();
  return (
    <StopNotice
      {...props}
      contactHref={useAdminContact(true)}
      onLogout={isMember ? logOut : undefined}
    />
  );
}
