import { EmptyState } from '@brand/ui';
import { type MouseEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useIsDesktop } from '../../../platform/device/useIsDesktop.ts';
import { isPlainClick } from '../../../routing/isPlainClick.ts';
import { SiteIllustration } from '../../../platform/illustrations/SiteIllustration.tsx';
import { usePlace } from '../../../routing/navigation.ts';
import * as css from './Inbox.css.ts';
import { InboxList } from './InboxList.tsx';
import { OpenNotice } from './OpenNotice.tsx';

/** Address of the inbox, without language. */
const INBOX = '/notices';

/**
 * The member's notices: the list, or one notice, which has its own address so that Back closes it. On a desktop the list
 * stays beside it.
 */
export function Inbox() {
  const intl = useIntl();
  const place = usePlace();
  const isDesktop = useIsDesktop();
  const id = new URLSearchParams(place.search).get('notice');
  // The notice that was opened from the list. Its row gets the focus back.
  const [opened, setOpened] = useState<string | null>(null);
  const back = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (opened === id) history.back();
    else place.go(INBOX, { replace: true });
  };
  const list = (
    <InboxList
      hrefOf={({ id: next }) => place.href(`${INBOX}?notice=${encodeURIComponent(next)}`)}
      returnsTo={id === null ? opened : null}
      onOpen={setOpened}
    />
  );
  const open = id !== null && (
    <OpenNotice key={id} id={id} backHref={place.href(INBOX)} onBack={back} />
  );
  if (!isDesktop) return open || list;
  return (
    <div className={css.columns}>
      {list}
      <div className={css.open}>
        {open || (
          <EmptyState
            picture={<SiteIllustration name="rabbit" />}
            title={intl.formatMessage({ id: 'site.notices.choose' })}
          />
        )}
      </div>
    </div>
  );
}
