import { RichText } from '@brand/ui';
import { useMemo } from 'react';
import { useServices } from '../../member/services.ts';

/** What the operator wrote about an offer. Its code brings the sanitiser, so it is fetched when there is a text to read. */
export function OfferText({ html }: { html: string }) {
  const { hosts, notices } = useServices().operator;
  const imageHosts = useMemo(() => [hosts.cdn, ...notices.imageHosts], [hosts, notices]);
  return <RichText unsafeHtml={html} imageHosts={imageHosts} headingLevel={2} />;
}
