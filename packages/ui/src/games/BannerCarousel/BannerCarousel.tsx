'use client';

import type { HomeBanner } from '@brand/domain';

import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Carousel } from '../../primitives/Carousel/Carousel.tsx';
import { groundColor } from '../../private/styledByScript.ts';
import * as css from './BannerCarousel.css.ts';

/** Props of {@link BannerCarousel}. Other props go to the `div` around it. */
export interface BannerCarouselProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The banners, or `loading` while they load or are unavailable. The space is reserved, to avoid a layout shift. */
  state:
    | { readonly status: 'loading' }
    | { readonly status: 'ready'; readonly banners: readonly HomeBanner[] };
  /** Returns the URL of the path of a banner, with the language. */
  hrefOf: (path: string) => string;
}

/** The banners at the top of the lobby. The space of the first one is reserved while the list loads. */
export function BannerCarousel({ state, hrefOf, className, ...rest }: BannerCarouselProps) {
  const t = useText();
  if (state.status === 'loading') {
    return (
      <div
        {...rest}
        className={classes(css.waiting, css.withoutControls, className)}
        data-component="banner-carousel"
        data-state="loading"
        aria-busy="true"
      >
        <div className={css.shapes}>
          <div className={css.shape} />
          <div className={css.shape} />
        </div>
      </div>
    );
  }
  const { banners } = state;
  if (banners.length === 0) return <></>;
  return (
    <div
      {...rest}
      className={classes(banners.length === 1 && css.withoutControls, className)}
      data-component="banner-carousel"
      data-state="ready"
    >
      <Carousel
        label={t('games.banners')}
        labels={{
          back: t('games.bannerBack'),
          forward: t('games.bannerForward'),
          slide: (number, count) => t('games.bannerNumber', { number, count }),
        }}
        slides={banners.map((banner, index) => ({
          id: banner.id,
          content: <Banner banner={banner} first={index === 0} hrefOf={hrefOf} />,
        }))}
      />
    </div>
  );
}

type BannerProps = Pick<BannerCarouselProps, 'hrefOf'> & { banner: HomeBanner; first: boolean };

function Banner({ banner, first, hrefOf }: BannerProps) {
  const picture = (
    <picture>
      <source media="(max-width: 767px)" srcSet={banner.imagePhone} width={750} height={420} />
      <img
        className={css.image}
        src={banner.image}
        alt={banner.alt}
        width={1200}
        height={480}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        ref={groundColor(banner.color)}
      />
    </picture>
  );
  return banner.path === null ? (
    <div className={css.frame}>{picture}</div>
  ) : (
    <a href={hrefOf(banner.path)} className={css.frame} draggable={false}>
      {picture}
    </a>
  );
}
