import { ShareLinkPanel } from '@brand/ui';
import { useServices } from '../../member/services.ts';

/** The member's own link at this site's address, to copy, to scan, to keep, and to share where the browser can. */
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
          // Closing the sharing sheet is a refusal to the browser, and none to the member.
          void navigator.share({ title: operator.brand.name, url: link }).catch(() => undefined);
        },
      })}
    />
  );
}
