import type { ReactNode } from 'react';
import { useServices } from '../../member/services.ts';
import { BrandLogo } from '../BrandLogo.tsx';
import * as css from './JoinFrame.css.ts';

interface JoinFrameProps {
  /** The page has no header or footer, so the frame is centred. @default false */
  alone?: boolean;
  children: ReactNode;
}

/**
 * Page for login, registration and password recovery: the operator's logo above a surface with the form, on a desktop next
 * to the picture of the operator's slide.
 */
export function JoinFrame({ alone = false, children }: JoinFrameProps) {
  const { theme, hero } = useServices().operator;
  const form = (
    <div className={alone ? `${css.column} ${css.alone}` : css.column}>
      {theme.menuScheme === theme.scheme ? (
        <div className={css.logo}>
          <BrandLogo size="lg" />
        </div>
      ) : (
        <div className={`${css.logo} ${css.plate}`} data-surface="menu">
          <BrandLogo size="lg" />
        </div>
      )}
      <div className={css.sheet} data-surface="card">
        {children}
      </div>
    </div>
  );
  if (alone || !hero) return form;
  return (
    <div className={css.split} data-surface="card">
      <div className={css.picture} data-part="brand-picture">
        {/* Lazy, so that a phone, which does not show it, does not load it. */}
        <img
          className={css.image}
          src={`/operator/${hero.imagePhone}`}
          alt=""
          loading="lazy"
          data-side={hero.side}
        />
      </div>
      {form}
    </div>
  );
}
