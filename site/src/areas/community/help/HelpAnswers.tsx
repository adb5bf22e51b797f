import type { HelpCentre } from '@brand/api/community';
import type { HelpHit } from '@brand/domain';
import { Accordion, EmptyState, HelpArticleBody, MarkedText, useText } from '@brand/ui';
import { useIntl } from 'react-intl';
import { SiteIllustration } from '../../../platform/illustrations/SiteIllustration.tsx';
import { usePlace } from '../../../routing/navigation.ts';
import { HelpContact } from './HelpContact.tsx';

interface HelpAnswersProps extends Pick<HelpCentre, 'topics'> {
  found: readonly HelpHit[];
  /** Article named in the address. */
  opened: string | null;
  onToggle: (id: string, open: boolean) => void;
}

/** The articles that match the search, with the matched words marked, or the contact options if none match. */
export function HelpAnswers({ topics, found, opened, onToggle }: HelpAnswersProps) {
  const t = useText();
  const intl = useIntl();
  const { href } = usePlace();
  if (found.length === 0) {
    return (
      <EmptyState
        picture={<SiteIllustration name="owl" />}
        title={t('help.none')}
        text={intl.formatMessage({ id: 'site.help.noneHint' })}
        action={<HelpContact />}
      />
    );
  }
  return (
    <Accordion
      level={2}
      defaultOpen={opened === null ? [] : [opened]}
      onToggle={onToggle}
      items={found.map(({ article: { id, title, topic, blocks }, excerpt, words }) => ({
        id,
        title: <MarkedText text={title} words={words} />,
        note:
          excerpt === null ? (
            topics.find((each) => each.id === topic)?.name
          ) : (
            <MarkedText text={excerpt} words={words} />
          ),
        content: <HelpArticleBody blocks={blocks} hrefOf={href} />,
      }))}
    />
  );
}
