'use client';

import type { HomeBanner } from '@brand/domain';

import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Carousel } from '../../primitives/Carousel/Carousel.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { groundColor } from '../../private/styledByScript.ts';
import * as css from './BannerCarousel.css.ts';

/** An operator's own slide: a picture without words, with words and a button on it. */
export interface HeroSlide {
  /** 1200×480. */
  readonly image: string;
  /** 720×540, for phones. */
  readonly imagePhone: string;
  /** Shown until the picture has loaded, `#rrggbb`. */
  readonly color: string;
  /** Whether the words are light or dark. */
  readonly ink: 'light' | 'dark';
  /** Where the words are; the other half shows the figure. */
  readonly side: 'start' | 'end';
  /** Up to two short lines. */
  readonly title: string;
  /** One sentence below the title. Null for none. */
  readonly line: string | null;
  /** Words of the button. */
  readonly button: string;
  /** Where it leads, like the path of a banner. */
  readonly path: string;
}

/** Props of {@link BannerCarousel}. Other props go to the `div` around it. */
export interface BannerCarouselProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The banners, or `loading` while they load or are unavailable. The space is reserved, to avoid a layout shift. */
  state:
    | { readonly status: 'loading' }
    | { readonly status: 'ready'; readonly banners: readonly HomeBanner[] };
  /** The operator's own slide, before the banners. It is also shown while they load. @default null */
  hero?: HeroSlide | null;
  /** Returns the URL of the path of a banner, with the language. */
  hrefOf: (path: string) => string;
}

/** The banners at the top of the lobby. The space of the first one is reserved while the list loads. */
export function BannerCarousel({
  state,
  hero = null,
  hrefOf,
  className,
  ...rest
}: BannerCarouselProps) {
  const t = useText();
  const own = hero && <Hero hero={hero} href={hrefOf(hero.path)} />;
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
          <div className={css.shape}>{own}</div>
          <div className={css.shape} />
        </div>
      </div>
    );
  }
  const slides = [
    ...(own ? [{ id: 'hero', content: own }] : []),
    ...state.banners.map((banner, index) => ({
      id: banner.id,
      content: <Banner banner={banner} first={!hero && index === 0} hrefOf={hrefOf} />,
    })),
  ];
  if (slides.length === 0) return <></>;
  return (
    <div
      {...rest}
      className={classes(slides.length === 1 && css.withoutControls, className)}
      data-component="banner-carousel"
      data-state="ready"
    >
      <Carousel
        label={t('games.banners')}
        labels={{
          back: t('games.bannerBack'),
          forward: t('games.bannerForward'),
          slide: (number, count) => t('games.bannerNumber', { number, count }),
          roles: { carousel: t('games.bannerCarousel'), slide: t('games.bannerSlide') },
        }}
        slides={slides}
      />
    </div>
  );
}

function Hero({ hero, href }: { hero: HeroSlide; href: string }) {
  const { image, imagePhone, color, ink, side, title, line, button } = hero;
  return (
    <div className={classes(css.frame, css.hero)}>
      <picture className={css.picture}>
        <source media="(max-width: 767px)" srcSet={imagePhone} width={720} height={540} />
        <img
          className={classes(css.image, css.heroImage)}
          src={image}
          alt=""
          width={1200}
          height={480}
          fetchPriority="high"
          decoding="async"
          draggable={false}
          ref={groundColor(color)}
        />
      </picture>
      <div className={css.words} data-part="words" data-ink={ink} data-side={side}>
        <p className={css.title} data-part="title">
          {title}
        </p>
        {line !== null && (
          <p className={css.line} data-part="line">
            {line}
          </p>
        )}
        <LinkButton href={href} size="sm" className={css.whole} draggable={false}>
          {button}
        </LinkButton>
      </div>
    </div>
  );
}

type BannerProps = Pick<BannerCarouselProps, 'hrefOf'> & { banner: HomeBanner; first: boolean };

function Banner({ banner, first, hrefOf }: BannerProps) {
  const picture = (
    <picture>
      <source media="(max-width: 767px)" srcSet={banner.imagePhone} width={750} height={562} />
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
