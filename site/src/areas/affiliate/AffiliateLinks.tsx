import { Card, Icon } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import * as css from './AffiliateOverview.css.ts';

const LINKS = [
  { id: 'member', path: '/affiliate/member', glyph: glyphs.people },
  { id: 'history', path: '/affiliate/history', glyph: glyphs.history },
  { id: 'reportDaily', path: '/affiliate/reportDaily', glyph: glyphs.chart },
] as const;

/** Links to members, transactions and reports. */
export function AffiliateLinks() {
  const intl = useIntl();
  const { href } = usePlace();
  return (
    <Card
      as="section"
      padding="none"
      aria-label={intl.formatMessage({ id: 'site.affiliate.reports' })}
    >
      <ul role="list" className={css.links}>
        {LINKS.map(({ id, path, glyph }) => (
          <li key={id}>
            <a href={href(path)} className={css.link}>
              <Icon glyph={glyph} size={24} />
              <span className={css.linkName}>
                {intl.formatMessage({ id: `site.title.affiliate-${id}` })}
              </span>
              <Icon glyph={glyphs.chevronRight} size={20} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
