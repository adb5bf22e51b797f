import type { LogoImage } from '../Logo/Logo.tsx';
import * as css from './Footer.css.ts';

/** A link at the foot of each page to a page of the operator. */
export interface FooterPage {
  /** Address, including the language. */
  readonly href: string;
  /** Title of the page. */
  readonly title: string;
  /** True on the current page. @default false */
  readonly current?: boolean;
}

/** A seal of an authority or a test laboratory. */
export interface FooterSeal {
  /** Address and size in CSS pixels of its picture. */
  readonly image: LogoImage;
  /** Its name, which screen readers say for the picture. */
  readonly name: string;
  /** Where it can be verified; null: nowhere. */
  readonly href: string | null;
}

/** Props of {@link FooterLegal}. */
export interface FooterLegalProps {
  /** Pages of the operator: terms, privacy, about. */
  pages: readonly FooterPage[];
  /** Sentences of the operator in the language of the page: the company, its address. */
  lines: readonly string[];
  /** Who has licensed the operator, and where that can be verified; null shows none. */
  licence: { readonly text: string; readonly href: string | null } | null;
  /** Seals, in order. */
  seals: readonly FooterSeal[];
}

/** The operator's own pages, company, licence and seals. Renders nothing without any. */
export function FooterLegal({ pages, lines, licence, seals }: FooterLegalProps) {
  if (pages.length + lines.length + seals.length === 0 && !licence) return <></>;
  return (
    <div className={css.legal} data-part="legal">
      {pages.length > 0 && (
        <ul className={css.pages} data-part="pages">
          {pages.map(({ href, title, current }) => (
            <li key={href}>
              <a href={href} className={css.link} aria-current={current ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {licence && (
        <p data-part="licence">
          {licence.href ? (
            <a href={licence.href} className={css.link} target="_blank" rel="noopener noreferrer">
              {licence.text}
            </a>
          ) : (
            licence.text
          )}
        </p>
      )}
      {seals.length > 0 && (
        <ul className={css.seals} data-part="seals">
          {seals.map(({ image, name, href }) => {
            const picture = <img {...image} alt={name} loading="lazy" className={css.seal} />;
            return (
              <li key={name}>
                {href === null ? (
                  picture
                ) : (
                  <a href={href} className={css.sealLink} target="_blank" rel="noopener noreferrer">
                    {picture}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
