import type { Game } from '@brand/domain';
import { Card, GameGrid, Heading, Icon, Inline, LinkButton, Stack, Text } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { useServices } from '../../app/services.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import { demoGamesOptions } from '../games/gameDetailQueries.ts';
import { demoPath } from '../games/gameHref.ts';
import { gridState } from '../games/gridState.ts';

/** Games that can be tried with play money, and the operator's demo lobbies elsewhere. */
export function DemoGames() {
  const intl = useIntl();
  const { href } = usePlace();
  const { api, operator } = useServices();
  const games = useQuery(demoGamesOptions(api));
  const actions = useMemo(() => ({ playHref: (game: Game) => href(demoPath(game)) }), [href]);
  const { demoLobbies } = operator;
  return (
    <Stack gap={6}>
      <Text tone="muted">{intl.formatMessage({ id: 'site.demo.hint' })}</Text>
      {demoLobbies.length > 0 && (
        <Card as="section">
          <Stack gap={3}>
            <Heading level={2} size="lg">
              {intl.formatMessage({ id: 'site.demo.lobbies' })}
            </Heading>
            <Inline>
              {demoLobbies.map((lobby) => (
                <LinkButton
                  key={lobby.href}
                  href={lobby.href}
                  target="_blank"
                  rel="noopener noreferrer"
                  variant="soft"
                  iconEnd={<Icon glyph={glyphs.external} size={20} />}
                >
                  {lobby.name}
                </LinkButton>
              ))}
            </Inline>
          </Stack>
        </Card>
      )}
      <GameGrid
        state={gridState(games, (id) => intl.formatMessage({ id }))}
        actions={actions}
        onRetry={useRetryFailed()}
      />
    </Stack>
  );
}
