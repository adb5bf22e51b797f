import type { HelpCentre as Centre } from '@brand/api/community';
import { fillHelpArticle } from '@brand/domain';
import { Card, EmptyState, Heading, HelpSearch, Skeleton, Stack, useText } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { SiteIllustration } from '../../../platform/illustrations/SiteIllustration.tsx';
import { LoadFailed } from '../../../platform/errors/LoadFailed.tsx';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import { HelpAnswers } from './HelpAnswers.tsx';
import * as css from './HelpCentre.css.ts';
import { HelpContact } from './HelpContact.tsx';
import { HelpTopics } from './HelpTopics.tsx';
import { helpOptions, useCommunityApi } from '../communityQueries.ts';
import { useArticleInAddress } from './useArticleInAddress.ts';
import { offeredHelp } from './offeredHelp.ts';
import { useHelpFigures } from './useHelpFigures.ts';
import { useHelpSearch } from './useHelpSearch.ts';
import { useHelpTerm } from './useHelpTerm.ts';

const SHAPES = 8;

/** Articles by topic, each below its question, and a search. An address that ends in `#id` opens one. */
export function HelpCentre() {
  const t = useText();
  const intl = useIntl();
  const api = useCommunityApi();
  const { locale } = usePlace();
  const { operator } = useServices();
  const retry = useRetryFailed();
  const { data, error } = useQuery(helpOptions(api, locale));
  const centre = useMemo(() => data && offeredHelp(data, operator), [data, operator]);
  if (centre?.articles.length === 0) {
    const text = intl.formatMessage({ id: 'site.help.empty' });
    return (
      <EmptyState
        picture={<SiteIllustration name="owl" />}
        title={t('common.notFound')}
        text={text}
        action={<HelpContact />}
      />
    );
  }
  if (centre) return <Articles centre={centre} />;
  if (error) {
    const title = intl.formatMessage({ id: 'site.help.failed' });
    return <LoadFailed title={title} error={error} onRetry={retry} />;
  }
  return (
    <div
      className={`${css.column} ${css.waiting}`}
      role="status"
      aria-label={t('common.loading')}
      aria-busy="true"
    >
      {Array.from({ length: SHAPES }, (_, index) => (
        <Skeleton key={index} className={css.shape} />
      ))}
    </div>
  );
}

function Articles({ centre }: { centre: Centre }) {
  const intl = useIntl();
  const { topics } = centre;
  const { opened, keepInAddress } = useArticleInAddress();
  const [term, setTerm] = useHelpTerm();
  const [read, setRead] = useState<readonly string[]>(opened === null ? [] : [opened]);
  const needsAffiliate = centre.articles.some(
    (article) =>
      read.includes(article.id) && JSON.stringify(article.blocks).includes('{affiliateMin}'),
  );
  const figures = useHelpFigures(needsAffiliate);
  const articles = useMemo(
    () => centre.articles.map((article) => fillHelpArticle(article, figures)),
    [centre, figures],
  );
  // Typed text is shown immediately; its results may be deferred. Clearing the field restores all topics immediately.
  const late = useDeferredValue(term.trim());
  const asked = term.trim() === '' ? '' : late;
  const { found, prepare } = useHelpSearch(articles, asked);
  const toggle = (id: string, open: boolean) => {
    if (open) setRead((ids) => (ids.includes(id) ? ids : [...ids, id]));
    keepInAddress(id, open);
  };
  return (
    <div className={css.page}>
      <HelpSearch
        className={css.search}
        value={term}
        onValueChange={setTerm}
        onFocus={prepare}
        count={found && found.length}
      />
      <nav
        className={found ? `${css.topics} ${css.asideOnly}` : css.topics}
        aria-label={intl.formatMessage({ id: 'site.help.topics' })}
      >
        <ul role="list" className={css.topicList}>
          {topics.map(({ id, name }) => (
            <li key={id}>
              <a href={`#topic-${id}`} className={css.topic} onClick={() => setTerm('')}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${css.column} ${css.articles}`}>
        {found ? (
          <HelpAnswers topics={topics} found={found} opened={opened} onToggle={toggle} />
        ) : (
          <HelpTopics centre={{ topics, articles }} opened={opened} onToggle={toggle} />
        )}
        {found?.length !== 0 && (
          <Card as="section">
            <Stack gap={3}>
              <Heading level={2}>{intl.formatMessage({ id: 'site.help.more' })}</Heading>
              <HelpContact />
            </Stack>
          </Card>
        )}
      </div>
    </div>
  );
}
