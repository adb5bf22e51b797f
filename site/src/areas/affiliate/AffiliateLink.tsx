import { ShareLinkPanel } from '@brand/ui';
import { useServices } from '../../member/services.ts';

/** The member's own link at this site's address: to copy, to scan, to save, and to share if the browser can. */
export function AffiliateLink({ code }: { code: string }) {
  const { operator } = useServices();
  const link = `${location.origin}/aff/${encodeURIComponent(code)}`;
  const canShare = typeof navigator.share === 'function';
  return (
    <ShareLinkPanel
      id="link"
      link={link}
      brand={operator.brand.name}
      {...(canShare && {
        onShare: () => {
          // The browser reports a closed share sheet as a refusal. For the member it is not an error.
          void navigator.share({ title: operator.brand.name, url: link }).catch(() => undefined);
        },
      })}
    />
  );
}
