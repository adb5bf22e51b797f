import { linkName } from '@brand/domain';
import { ShareLinkPanel, type SharePage } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useState } from 'react';
import { useServices } from '../../member/services.ts';

interface AffiliateLinkProps {
  /** Last part of the link. */
  code: string;
  className?: string | undefined;
}

/** The member's own link at this site's address: to copy, to scan, to save, and to share. */
export function AffiliateLink({ code, className }: AffiliateLinkProps) {
  const { operator } = useServices();
  const [typed, setTyped] = useState('');
  const name = linkName(typed);
  const query = name === null ? '' : `?${new URLSearchParams({ link: name }).toString()}`;
  const link = `${location.origin}/aff/${encodeURIComponent(code)}${query}`;
  const canShare = typeof navigator.share === 'function';
  return (
    <ShareLinkPanel
      id="link"
      link={link}
      brand={operator.brand.name}
      className={className}
      sharePages={sharePagesOf(link)}
      name={typed}
      {...(operator.optionalCalls.affiliateLinkReport && { onNameChange: setTyped })}
      {...(canShare && {
        onShare: () => {
          // The browser reports a closed share sheet as a refusal. For the member it is not an error.
          void navigator.share({ title: operator.brand.name, url: link }).catch(() => undefined);
        },
      })}
    />
  );
}

/** Plain links, so that nothing of these sites loads before a member opens one. */
function sharePagesOf(link: string): readonly SharePage[] {
  const shared = encodeURIComponent(link);
  return [
    {
      name: 'LINE',
      href: `https://social-plugins.line.me/lineit/share?url=${shared}`,
      icon: glyphs.chatBubble,
    },
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${shared}`,
      icon: glyphs.letterF,
    },
  ];
}
