import type { HelpCentre } from '@brand/api/community';
import { Accordion, Heading, HelpArticleBody, ResponsibleCard } from '@brand/ui';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { useShownLocale } from '../../../language/shownLocale.ts';
import * as css from './HelpCentre.css.ts';
import { textOf } from '../../../language/locale.ts';

const AGES = { '18+': 18, '20+': 20 } as const;

interface HelpTopicsProps {
  centre: HelpCentre;
  /** Article named in the address. */
  opened: string | null;
  onToggle: (id: string, open: boolean) => void;
}

/** All articles by topic. Responsible gambling also shows the age limit and the helpline. */
export function HelpTopics({ centre: { topics, articles }, opened, onToggle }: HelpTopicsProps) {
  const { href } = usePlace();
  return topics.map(({ id, name }) => {
    const own = articles.filter(({ topic }) => topic === id);
    return (
      own.length > 0 && (
        <section key={id} id={`topic-${id}`} className={css.section}>
          <Heading level={2}>{name}</Heading>
          <Accordion
            items={own.map((article) => ({
              id: article.id,
              title: article.title,
              content: <HelpArticleBody blocks={article.blocks} hrefOf={href} />,
            }))}
            level={3}
            defaultOpen={opened === null ? [] : [opened]}
            onToggle={onToggle}
          />
          {id === 'responsible' && <Responsible />}
        </section>
      )
    );
  });
}

function Responsible() {
  const shown = useShownLocale();
  const { ageMark, helpline } = useServices().operator.protection;
  if (!ageMark && !helpline) return <></>;
  return (
    <ResponsibleCard
      age={ageMark && AGES[ageMark]}
      helpline={helpline && { name: textOf(helpline.name, shown), phone: helpline.phone }}
    />
  );
}
