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

/** Props of {@link FooterLegal}. */
export interface FooterLegalProps {
  /** Pages of the operator: terms, privacy, about. */
  pages: readonly FooterPage[];
  /** Sentences of the operator in the language of the page: the company, its address. */
  lines: readonly string[];
  /** Who has licensed the operator, and where that can be verified; null shows none. */
  licence: { readonly text: string; readonly href: string | null } | null;
}

/** The operator's own pages, company and licence. Renders nothing without any. */
export function FooterLegal({ pages, lines, licence }: FooterLegalProps) {
  if (pages.length === 0 && lines.length === 0 && !licence) return <></>;
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
    </div>
  );
}
