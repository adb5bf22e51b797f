import { type GameDetail, type Satang, formatSatangShort } from '@brand/domain';
import { type Fact, FactList, useText } from '@brand/ui';
import { useIntl } from 'react-intl';

/** What the API tells about a game; what it does not tell is left out. */
export function GameFacts({ game: { type, info } }: { game: GameDetail }) {
  const t = useText();
  const intl = useIntl();
  const fact = (id: string, value: string | number | null | undefined): Fact[] =>
    value === null || value === undefined
      ? []
      : [{ id, name: intl.formatMessage({ id: `site.game.${id}` }), value }];
  const percent = (value: number | null = null) => (value === null ? null : `${value}%`);
  const baht = (amount: Satang | null = null) =>
    amount === null ? null : `${formatSatangShort(amount)} ${t('common.baht')}`;
  const volatility = info?.volatility;
  return (
    <FactList
      facts={[
        ...fact('type', t(`shell.nav.${type}`)),
        ...fact('rtp', percent(info?.rtp)),
        ...fact('minBet', baht(info?.minBet)),
        ...fact('maxBet', baht(info?.maxBet)),
        ...fact(
          'volatility',
          volatility && intl.formatMessage({ id: `site.game.volatility.${volatility}` }),
        ),
        ...fact('paylines', info?.paylines || null),
        ...fact('hitRatio', percent(info?.hitRatio)),
      ]}
    />
  );
}
