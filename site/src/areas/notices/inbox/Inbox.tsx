import { type MouseEvent, useState } from 'react';
import { isPlainClick } from '../../../routing/isPlainClick.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { InboxList } from './InboxList.tsx';
import { OpenNotice } from './OpenNotice.tsx';

/** Address of the inbox, without language. */
const INBOX = '/notices';

/** What the operator has told a member: the list, or one of it, which has an address so that Back closes it. */
export function Inbox() {
  const place = usePlace();
  const id = new URLSearchParams(place.search).get('notice');
  // The one that was opened from the list, to which its row gets the focus back.
  const [opened, setOpened] = useState<string | null>(null);
  const back = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (opened === id) history.back();
    else place.go(INBOX, { replace: true });
  };
  if (id !== null) {
    return <OpenNotice key={id} id={id} backHref={place.href(INBOX)} onBack={back} />;
  }
  return (
    <InboxList
      hrefOf={({ id: next }) => place.href(`${INBOX}?notice=${encodeURIComponent(next)}`)}
      returnsTo={opened}
      onOpen={setOpened}
    />
  );
}
