import { satang } from '@brand/domain';

import { GameCard } from '../../src/games/GameCard/GameCard.tsx';
import { STORY_GAMES } from '../../src/games/storyGames.ts';
import { Button } from '../../src/primitives/Button/Button.tsx';
import { Card } from '../../src/primitives/Card/Card.tsx';
import { Chip } from '../../src/primitives/Chip/Chip.tsx';
import { Icon } from '../../src/primitives/Icon/Icon.tsx';
import { Money } from '../../src/primitives/Money/Money.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import * as css from './space.css.ts';
import * as glyphs from '../../src/primitives/Icon/glyphs.ts';
import { storyActions } from '../../src/games/storyActions.ts';

/** The components that show one choice best. */
export function ChoiceScene({ choice }: { choice: 'radius' | 'density' | 'card' | 'elevation' }) {
  if (choice === 'card') {
    return (
      <div className={css.games}>
        {STORY_GAMES.slice(8, 10).map((game) => (
          <GameCard key={game.id} game={game} actions={storyActions} />
        ))}
      </div>
    );
  }
  if (choice === 'elevation') {
    return (
      <div className={css.floor}>
        <div data-surface="overlay" className={css.floating}>
          <Text weight="strong">คัดลอกแล้ว</Text>
        </div>
        <Button>ฝากเงิน</Button>
      </div>
    );
  }
  return (
    <div className={css.form}>
      <Card>
        <div className={css.stack}>
          <Text size="sm" tone="muted">
            ยอดเงินคงเหลือ
          </Text>
          <Money amount={satang(1_250_000)} size="lg" unit="บาท" />
        </div>
      </Card>
      <div className={css.row}>
        <Chip icon={glyphs.slots} selected>
          สล็อต
        </Chip>
        <Chip>300</Chip>
      </div>
      <Button iconStart={<Icon glyph={glyphs.deposit} size={20} />}>ฝากเงิน</Button>
    </div>
  );
}
