import type { LogoImage } from '../Logo/Logo.tsx';
import * as css from './Sidebar.css.ts';

interface PartnerMarkProps {
  name: string;
  logo: LogoImage;
  /** Null: the logo is not a link. */
  href: string | null;
}

/** The logo of a partner, with an optional link. */
export function PartnerMark({ name, logo, href }: PartnerMarkProps) {
  const mark = (
    <img
      src={logo.src}
      width={logo.width}
      height={logo.height}
      alt={name}
      loading="lazy"
      className={css.partnerImage}
    />
  );
  return (
    <li>
      {href === null ? (
        <span className={css.partner}>{mark}</span>
      ) : (
        <a href={href} className={css.partner} target="_blank" rel="noopener noreferrer">
          {mark}
        </a>
      )}
    </li>
  );
}
