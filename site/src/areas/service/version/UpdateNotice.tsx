import { NoticeBar } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { isPageHeld, onPageHold } from '../../../platform/connection/busy.ts';
import { useServices } from '../../../member/services.ts';
import { maintenanceOptions } from '../maintenance/maintenanceQuery.ts';
import { noteOffered, wasOffered } from './offeredBuild.ts';

interface UpdateNoticeProps {
  /** The newest build of the site. */
  build: string;
  /** Loads the page anew. @default location.reload */
  reload?: () => void;
}

/**
 * Offers to load the new build, and never while money is being moved, an amount is typed or a game runs. Whoever has pressed or
 * closed it is not asked again for the same build, also where the old one is still served.
 */
export function UpdateNotice({ build, reload = () => location.reload() }: UpdateNoticeProps) {
  const intl = useIntl();
  const held = useSyncExternalStore(onPageHold, isPageHeld);
  // A service in maintenance has the same place and more to say.
  const { data: maintenance } = useQuery({ ...maintenanceOptions(useServices()), enabled: false });
  const [done, setDone] = useState<string | null>(null);
  const say = (name: string) => intl.formatMessage({ id: `site.update.${name}` });
  const finish = () => {
    noteOffered(build);
    setDone(build);
  };
  const onAction = () => {
    if (isPageHeld()) return;
    finish();
    reload();
  };
  return (
    <NoticeBar
      notice={
        held || maintenance || done === build || wasOffered(build)
          ? null
          : { text: say('ready'), action: { label: say('reload'), onAction } }
      }
      onClose={finish}
    />
  );
}
