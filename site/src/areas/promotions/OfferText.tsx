import { RichText } from '@brand/ui';
import { useMemo } from 'react';
import { useServices } from '../../member/services.ts';

/** The operator's description of an offer. Its code includes the sanitiser, so it loads only when there is a text. */
export function OfferText({ html }: { html: string }) {
  const { hosts, notices } = useServices().operator;
  const imageHosts = useMemo(() => [hosts.cdn, ...notices.imageHosts], [hosts, notices]);
  return <RichText unsafeHtml={html} imageHosts={imageHosts} headingLevel={2} />;
}
