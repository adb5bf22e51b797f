import { type BonusOffer, type MemberBonus, satang, turnoverLeft } from '@brand/domain';
import { Card, Heading, Icon, MemberBonusCard, Skeleton, Text, TurnoverSummary } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import * as css from './BonusOverview.css.ts';
import { MINE_ID } from './useBonusWays.ts';

interface MyBonusesProps {
  /** Newest first. Undefined while loading. */
  mine: readonly MemberBonus[] | undefined;
  /** Available bonuses, which contain the excluded games of each bonus. */
  offers: readonly BonusOffer[];
}

/** The member's current and past bonuses: the remaining turnover on top, then those in progress, then the rest. */
export function MyBonuses({ mine, offers }: MyBonusesProps) {
  const intl = useIntl();
  const running = mine?.filter(({ status }) => status === 'running') ?? [];
  const ordered = [...running, ...(mine?.filter(({ status }) => status !== 'running') ?? [])];
  const held = satang(running.reduce((sum, { credit }) => sum + credit, 0));
  const termsOf = ({ promotionId }: MemberBonus) =>
    offers.find(({ id }) => id === promotionId)?.terms ?? null;
  return (
    <section id={MINE_ID} tabIndex={-1} className={css.section}>
      <Heading level={2}>{intl.formatMessage({ id: 'site.bonus.mine' })}</Heading>
      {!mine && (
        <Card aria-hidden="true">
          <Skeleton className={css.shape} />
        </Card>
      )}
      {mine?.length === 0 && (
        <Card>
          <div className={css.none}>
            <span className={css.noneIcon}>
              <Icon glyph={glyphs.gift} />
            </span>
            <div>
              <Heading level={3} size="md">
                {intl.formatMessage({ id: 'site.bonus.none' })}
              </Heading>
              <Text tone="muted" size="sm">
                {intl.formatMessage({ id: 'site.bonus.noneText' })}
              </Text>
            </div>
          </div>
        </Card>
      )}
      {running.length > 0 && (
        <TurnoverSummary left={turnoverLeft(running)} held={held} several={running.length > 1} />
      )}
      {ordered.length > 0 && (
        <ul role="list" className={css.list}>
          {ordered.map((bonus) => (
            <li key={bonus.id}>
              <MemberBonusCard bonus={bonus} terms={termsOf(bonus)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
