import * as css from './Sidebar.css.ts';
import type { Partner } from './Sidebar.tsx';

/** The logo of a partner, with a link where there is one. */
export function PartnerMark({ name, logo, href }: Partner) {
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
