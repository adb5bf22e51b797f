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
  /** Reloads the page. @default location.reload */
  reload?: () => void;
}

/**
 * Offers to load the new build, but never while money is in transfer, an amount is typed or a game runs. After it was
 * pressed or closed, the same build is not offered again, even if the old build is still served.
 */
export function UpdateNotice({ build, reload = () => location.reload() }: UpdateNoticeProps) {
  const intl = useIntl();
  const held = useSyncExternalStore(onPageHold, isPageHeld);
  // The maintenance bar uses the same place and is more important.
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
