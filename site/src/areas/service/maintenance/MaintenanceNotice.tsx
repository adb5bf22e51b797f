import { safeReturnPath } from '@brand/domain';
import { Button, Icon, MaintenancePanel } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { clearCookie } from '../../../platform/storage/cookies.ts';
import { clearTab, readTab } from '../../../platform/storage/tabStore.ts';
import { useChat } from '../../../member/chat/useChat.ts';
import { maintenanceOptions } from './maintenanceQuery.ts';

interface MaintenanceNoticeProps {
  /** The operator's logo. */
  logo: ReactNode;
}

/**
 * The whole service is in maintenance. When it is open again, the page redirects to the page that was left (section 4,
 * Maintenance).
 */
export function MaintenanceNotice({ logo }: MaintenanceNoticeProps) {
  const intl = useIntl();
  const place = usePlace();
  const services = useServices();
  const chat = useChat();
  const [asked, setAsked] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(maintenanceOptions(services));
  const isOpen = data === null;
  // Navigation changes the address while this page is still mounted. The service may close again before it is unmounted.
  const gone = useRef(false);
  useEffect(() => {
    const isGoing = isOpen && !gone.current;
    gone.current = isOpen;
    if (!isGoing) return;
    const left = safeReturnPath(readTab('leftPage'));
    clearTab('leftPage');
    clearCookie('maintenance');
    place.go(left ?? '/', { replace: true });
  }, [isOpen, place]);

  const { scheme, menuScheme } = services.operator.theme;
  const answer = isError ? 'unreachable' : 'still';
  return (
    <MaintenancePanel
      logo={logo}
      plated={scheme !== menuScheme}
      status={!asked || isOpen ? 'waiting' : isFetching ? 'checking' : answer}
      text={data?.text ?? null}
      endsAt={data?.endsAt ?? null}
      onCheck={() => {
        setAsked(true);
        void refetch();
      }}
      contact={
        chat && (
          <Button
            variant="outline"
            tone="neutral"
            iconStart={<Icon glyph={glyphs.chat} size={20} />}
            onClick={chat.open}
          >
            {intl.formatMessage({ id: 'site.contact.chat' })}
          </Button>
        )
      }
    />
  );
}
