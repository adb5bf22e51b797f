import { type MouseEvent, useState } from 'react';
import { isPlainClick } from '../../../routing/isPlainClick.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { InboxList } from './InboxList.tsx';
import { OpenNotice } from './OpenNotice.tsx';

/** Address of the inbox, without language. */
const INBOX = '/notices';

/** The member's notices: the list, or one notice, which has its own address so that Back closes it. */
export function Inbox() {
  const place = usePlace();
  const id = new URLSearchParams(place.search).get('notice');
  // The notice that was opened from the list. Its row gets the focus back.
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
