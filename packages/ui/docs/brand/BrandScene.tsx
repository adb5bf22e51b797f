import { satang } from '@brand/domain';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { GameCard } from '../../src/games/GameCard/GameCard.tsx';
import { STORY_GAMES } from '../../src/games/storyGames.ts';
import { Badge } from '../../src/primitives/Badge/Badge.tsx';
import { Button } from '../../src/primitives/Button/Button.tsx';
import { Card } from '../../src/primitives/Card/Card.tsx';
import { Chip } from '../../src/primitives/Chip/Chip.tsx';
import { Icon } from '../../src/primitives/Icon/Icon.tsx';
import { Money } from '../../src/primitives/Money/Money.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { Logo } from '../../src/shell/Logo/Logo.tsx';
import * as css from './brandScene.css.ts';
import * as glyphs from '../../src/primitives/Icon/glyphs.ts';
import { storyActions } from '../../src/games/storyActions.ts';

const WORDS = {
  th: {
    deposit: 'ฝากเงิน',
    all: 'ทั้งหมด',
    slots: 'สล็อต',
    casino: 'คาสิโน',
    popular: 'เกมยอดนิยม',
    balance: 'ยอดเงินคงเหลือ',
    unit: 'บาท',
    withdraw: 'ถอนเงิน',
    done: 'สำเร็จ',
    waiting: 'กำลังดำเนินการ',
    refused: 'ยกเลิกแล้ว',
    today: 'วันนี้',
  },
  en: {
    deposit: 'Deposit',
    all: 'All',
    slots: 'Slots',
    casino: 'Casino',
    popular: 'Popular games',
    balance: 'Balance',
    unit: 'baht',
    withdraw: 'Withdraw',
    done: 'Done',
    waiting: 'Pending',
    refused: 'Cancelled',
    today: 'Today',
  },
};

const AMOUNTS = [100, 300, 500];

/** Props of {@link BrandScene}. */
interface BrandSceneProps {
  /** The name in the header. */
  name: string;
  /** Index of the first game of the covers, so that adjacent scenes differ. @default 0 */
  from?: number;
  /** Whether the row of covers is rendered. @default true */
  games?: boolean;
}

/** A selection of real components that show a brand. */
export function BrandScene({ name, from = 0, games = true }: BrandSceneProps) {
  const locale = useIntl().locale === 'en' ? 'en' : 'th';
  const words = WORDS[locale];
  const titleId = useId();
  return (
    <div lang={locale} className={css.root}>
      <div data-surface="menu" className={css.bar}>
        <Logo name={name} />
        <Button size="sm" iconStart={<Icon glyph={glyphs.deposit} size={20} />}>
          {words.deposit}
        </Button>
      </div>
      <div className={css.body}>
        <div className={css.chips}>
          <Chip icon={glyphs.games} selected>
            {words.all}
          </Chip>
          <Chip icon={glyphs.slots}>{words.slots}</Chip>
          <Chip icon={glyphs.casino}>{words.casino}</Chip>
        </div>
        {games && (
          <div role="group" aria-labelledby={titleId} className={css.rail}>
            <div id={titleId} className={css.railTitle}>
              {words.popular}
            </div>
            <div className={css.covers}>
              {STORY_GAMES.slice(from, from + 3).map((game) => (
                <GameCard key={game.id} game={game} actions={storyActions} />
              ))}
            </div>
          </div>
        )}
        <Card>
          <div className={css.wallet}>
            <Text size="sm" tone="muted">
              {words.balance}
            </Text>
            <Money amount={satang(1_250_000)} size="xl" decimals="quiet" unit={words.unit} />
            <div className={css.amounts}>
              {AMOUNTS.map((amount) => (
                <Chip key={amount} selected={amount === 300}>
                  {amount}
                </Chip>
              ))}
            </div>
            <div className={css.actions}>
              <Button>{words.deposit}</Button>
              <Button tone="neutral">{words.withdraw}</Button>
            </div>
          </div>
        </Card>
        <div className={css.states}>
          <Badge tone="success" icon={glyphs.check}>
            {words.done}
          </Badge>
          <Badge tone="pending" icon={glyphs.clock}>
            {words.waiting}
          </Badge>
          <Badge tone="danger" icon={glyphs.close}>
            {words.refused}
          </Badge>
        </div>
      </div>
    </div>
  );
}
