import { RichText, StopNotice, type StopNoticeProps, Text } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useShownLocale } from '../../../language/shownLocale.ts';
import { announcementOptions } from '../dialogs/noticesCalls.ts';
import { toldHosts } from '../dialogs/toldHosts.ts';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { useLogout } from '../../../member/session/useLogout.ts';
import { useServiceState } from '../../../member/service/useServiceState.ts';

const reloadPage = () => location.reload();

interface ServiceNoticeProps extends Pick<StopNoticeProps, 'reason' | 'text'> {
  /** Reloads the page. @default location.reload */
  reload?: () => void;
}

/**
 * Says why the page is blocked, with a link to admin and, for a member, a logout. On a closed site it also shows the
 * announcement, whether notifications are on or not, because the announcement dialog cannot open (section 2). The page
 * reloads when the API reports that it is over.
 */
export function ServiceNotice({ reload = reloadPage, ...props }: ServiceNoticeProps) {
  const services = useServices();
  const isOver = useIsOver(props.reason);
  useEffect(() => {
    if (isOver) reload();
  }, [isOver, reload]);
  const { operator } = services;
  const { href } = usePlace();
  const isMember = useSession() !== null;
  const logOut = useLogout();
  const admin = useAdminContact(true);
  const { data } = useQuery({
    ...announcementOptions(services, useShownLocale()),
    enabled: props.reason === 'closed',
  });
  const announcement = props.reason === 'closed' ? data?.announcement : null;
  return (
    <StopNotice
      {...props}
      // The API that returns the admin contact may be the closed part.
      contactHref={admin ?? operator.social.line}
      onLogout={isMember ? logOut : undefined}
    >
      {announcement && (
        <>
          {announcement.title && <Text weight="strong">{announcement.title}</Text>}
          <RichText
            unsafeHtml={announcement.unsafeHtml}
            imageHosts={toldHosts(operator)}
            siteHref={href}
          />
        </>
      )}
    </StopNotice>
  );
}

/** Whether the API reports that the reason for blocking the page has ended. */
function useIsOver(reason: StopNoticeProps['reason']): boolean {
  const { operator } = useServices();
  const state = useServiceState();
  if (state === null) return false;
  return reason === 'closed' ? !operator.siteClosed && !state.isClosed : !state.hasUsageProblem;
}
