'use client';

import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { Rail } from '../../primitives/Rail/Rail.tsx';
import * as css from './CollectionRail.css.ts';

/** A collection of games as a tile. */
export interface CollectionTile {
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** One sentence that explains how its games are chosen. */
  readonly text: string;
  /** Address of its list. */
  readonly href: string;
  /** Number of its games. */
  readonly total: number;
  /** Addresses of the covers of its first games; at most three are shown, equal ones once. */
  readonly covers: readonly string[];
}

/** Props of {@link CollectionRail}. Other props go to the `div` around it. */
export interface CollectionRailProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'title'
> {
  /** Heading of the row. */
  title: string;
  /** `loading` shows skeletons. Do not render the rail without collections. */
  state:
    | { readonly status: 'loading' }
    | { readonly status: 'ready'; readonly collections: readonly CollectionTile[] };
}

const SHAPES = 5;
const COVERS = 3;

/** Collections of games: each a link to its list, with the covers of its first games. */
export function CollectionRail({ title, state, ...rest }: CollectionRailProps) {
  const t = useText();
  return (
    <div {...rest} data-component="collection-rail" data-state={state.status}>
      <Rail
        title={title}
        size="wide"
        labels={{ back: t('games.railBack'), forward: t('games.railForward') }}
        loading={state.status === 'loading'}
      >
        {state.status === 'loading'
          ? Array.from({ length: SHAPES }, (_, index) => <div key={index} className={css.tile} />)
          : state.collections.map(({ id, name, text, href, total, covers }) => (
              <a key={id} href={href} className={css.tile} data-part="tile" data-surface="card">
                <span className={css.words}>
                  <span className={css.name}>{name}</span>
                  <span className={css.text}>{text}</span>
                  <span className={css.count} data-part="count">
                    {t('games.count', { count: total })}
                  </span>
                </span>
                <span className={css.covers} aria-hidden="true" data-part="covers">
                  {[...new Set(covers)].slice(0, COVERS).map((cover) => (
                    <img
                      key={cover}
                      src={cover}
                      alt=""
                      width={60}
                      height={80}
                      loading="lazy"
                      decoding="async"
                      className={css.cover}
                    />
                  ))}
                </span>
              </a>
            ))}
      </Rail>
    </div>
  );
}
