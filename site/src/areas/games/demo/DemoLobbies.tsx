import { DemoLobbyCard, Heading } from '@brand/ui';
import { useIntl } from 'react-intl';
import { useServices } from '../../../member/services.ts';
import * as css from './DemoGames.css.ts';

/** The operator's casino demo links to other sites (section 2). Renders nothing if there are none. */
export function DemoLobbies() {
  const intl = useIntl();
  const { demoLobbies } = useServices().operator;
  if (demoLobbies.length === 0) return <></>;
  return (
    <section className={css.section}>
      <Heading level={2}>{intl.formatMessage({ id: 'site.demo.lobbies' })}</Heading>
      <ul role="list" className={css.lobbies}>
        {demoLobbies.map(({ name, href }) => (
          <li key={href}>
            <DemoLobbyCard name={name} href={href} />
          </li>
        ))}
      </ul>
    </section>
  );
}
