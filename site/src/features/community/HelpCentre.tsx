import { type HelpArticle, fillHelpArticle } from '@brand/domain';
import type { HelpCentre as Centre } from '@brand/api/community';
import {
  Accordion,
  Card,
  EmptyState,
  Heading,
  HelpArticleBody,
  Skeleton,
  Stack,
  useText,
} from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { usePlace } from '../../app/navigation.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import * as css from './HelpCentre.css.ts';
import { HelpContact } from './HelpContact.tsx';
import { helpOptions, useCommunityApi } from './communityQueries.ts';
import { useArticleInAddress } from './useArticleInAddress.ts';
import { useHelpFigures } from './useHelpFigures.ts';

const SHAPES = 8;

/** Articles by subject, each below its question; an address that ends in `#id` opens one. */
export function HelpCentre() {
  const t = useText();
  const intl = useIntl();
  const api = useCommunityApi();
  const { locale } = usePlace();
  const retry = useRetryFailed();
  const { data, error } = useQuery(helpOptions(api, locale));
  if (data?.articles.length === 0) {
    const text = intl.formatMessage({ id: 'site.help.empty' });
    return (
      <EmptyState
        icon={glyphs.help}
        title={t('common.notFound')}
        text={text}
        action={<HelpContact />}
      />
    );
  }
  if (data) return <Topics centre={data} />;
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

function Topics({ centre: { topics, articles } }: { centre: Centre }) {
  const intl = useIntl();
  const { href } = usePlace();
  const figures = useHelpFigures();
  const { opened, keepInAddress } = useArticleInAddress();
  const item = (article: HelpArticle) => ({
    id: article.id,
    title: article.title,
    content: <HelpArticleBody blocks={fillHelpArticle(article, figures).blocks} hrefOf={href} />,
  });
  return (
    <div className={css.page}>
      <nav className={css.topics} aria-label={intl.formatMessage({ id: 'site.help.topics' })}>
        <ul className={css.topicList}>
          {topics.map(({ id, name }) => (
            <li key={id}>
              <a href={`#topic-${id}`} className={css.topic}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.column}>
        {topics.map(({ id, name }) => {
          const own = articles.filter(({ topic }) => topic === id);
          return (
            own.length > 0 && (
              <section key={id} id={`topic-${id}`} className={css.section}>
                <Heading level={2} size="lg">
                  {name}
                </Heading>
                <Accordion
                  items={own.map(item)}
                  level={3}
                  defaultOpen={opened === null ? [] : [opened]}
                  onToggle={keepInAddress}
                />
              </section>
            )
          );
        })}
        <Card as="section">
          <Stack gap={3} align="start">
            <Heading level={2} size="lg">
              {intl.formatMessage({ id: 'site.help.notFound' })}
            </Heading>
            <HelpContact />
          </Stack>
        </Card>
      </div>
    </div>
  );
}
