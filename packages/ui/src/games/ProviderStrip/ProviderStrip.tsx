'use client';

import type { GameCategory } from '@brand/domain';
import { gameName } from '@brand/domain';
import { type HTMLAttributes, useId } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { useImage } from '../../private/useImage.ts';
import * as css from './ProviderStrip.css.ts';

/** Props of {@link ProviderStrip}. Other props go to the `section`. */
export interface ProviderStripProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The providers, or their loading state. */
  state:
    | { readonly status: 'loading' }
    | { readonly status: 'ready'; readonly providers: readonly GameCategory[] };
  /** Returns the URL of the games of a provider. */
  hrefOf: (provider: GameCategory) => string;
}

/** The list of section 2 has twenty. */
const SHAPES = 20;

/** The game providers, each a link to its games. */
export function ProviderStrip({ state, hrefOf, className, ...rest }: ProviderStripProps) {
  const heading = useId();
  const t = useText();
  const { locale, defaultLocale } = useIntl();
  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      aria-labelledby={heading}
      data-component="provider-strip"
      aria-busy={state.status === 'loading'}
    >
      <h2 id={heading} className={css.title}>
        {t('games.providers')}
      </h2>
      <ul role="list" className={css.list} aria-hidden={state.status === 'loading' || undefined}>
        {state.status === 'loading'
          ? Array.from({ length: SHAPES }, (_, index) => <li key={index} className={css.shape} />)
          : state.providers.map((provider) => (
              <li key={provider.id}>
                <a
                  href={hrefOf(provider)}
                  className={css.tile}
                  data-part="tile"
                  data-state={stateOf(provider)}
                >
                  <Mark src={provider.image} name={gameName(provider, locale, defaultLocale)} />
                  {!provider.enabled && (
                    <span className={css.closed}>
                      {t(provider.disabled ? 'games.providerClosed' : 'games.unavailable')}
                    </span>
                  )}
                </a>
              </li>
            ))}
      </ul>
    </section>
  );
}

function stateOf({ enabled, disabled }: GameCategory): 'open' | 'maintenance' | 'closed' {
  if (enabled) return 'open';
  return disabled ? 'closed' : 'maintenance';
}

/** The logo of a provider, or its name if there is none or it cannot be loaded. */
function Mark({ src, name }: { src: string | null; name: string }) {
  const image = useImage(src);
  if (!image) return <span className={css.name}>{name}</span>;
  return (
    <img
      {...image}
      alt={name}
      width={96}
      height={40}
      loading="lazy"
      decoding="async"
      className={css.mark}
    />
  );
}
