import { type GameCategory, gameName } from '@brand/domain';
import { Banner, Heading, LinkButton, Text, useText } from '@brand/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../../routing/navigation.ts';
import { useNamePage } from '../../../document/pageName.ts';
import { Explained } from '../search/Explained.tsx';
import * as css from './ListHead.css.ts';
import type { Listed } from './useListed.ts';
import { RANKED } from './useOfferedSorts.ts';
import { mainLocale } from '../../../language/locale.ts';

type ListHeadProps = Pick<Listed, 'kind' | 'title' | 'provider' | 'found'>;

/** Title of a list. A collection explains how it is chosen. A provider's list has the logo, and a notice while the provider is closed. */
export function ListHead({ kind, title, provider, found }: ListHeadProps) {
  const intl = useIntl();
  if (provider) return <ProviderHead provider={provider} />;
  return (
    <>
      <Heading level={1} size="page" className={css.title}>
        {title}
      </Heading>
      {kind.kind === 'collection' && (
        <Text tone="muted">
          {intl.formatMessage({ id: `site.collection.${kind.collection}.why` })}
          {kind.collection in RANKED && ` ${intl.formatMessage({ id: 'site.collection.note' })}`}
        </Text>
      )}
      {found && <Explained {...found} />}
    </>
  );
}

function ProviderHead({ provider }: { provider: GameCategory }) {
  const t = useText();
  const intl = useIntl();
  const { locale, href } = usePlace();
  const [broken, setBroken] = useState<string | null>(null);
  const name = gameName(provider, locale, mainLocale());
  useNamePage(name);
  return (
    <div className={css.provider}>
      <div className={css.providerRow}>
        {provider.image && broken !== provider.image && (
          <img
            src={provider.image}
            alt=""
            width={128}
            height={64}
            decoding="async"
            className={css.mark}
            onError={() => setBroken(provider.image)}
          />
        )}
        <div className={css.name}>
          <Text size="sm" tone="muted">
            {t('games.provider')}
          </Text>
          <Heading level={1} size="page">
            {name}
          </Heading>
        </div>
      </div>
      {!provider.enabled && (
        <Banner
          tone="pending"
          title={intl.formatMessage({
            id: provider.disabled ? 'site.list.notOffered' : 'site.list.closed',
          })}
          action={
            <LinkButton href={href('/list')} variant="soft" size="sm">
              {intl.formatMessage({ id: 'site.list.seeAll' })}
            </LinkButton>
          }
        >
          {intl.formatMessage({ id: 'site.list.closedText' })}
        </Banner>
      )}
    </div>
  );
}
