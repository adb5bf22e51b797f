import type { ReactNode } from 'react';
import { useServices } from '../../member/services.ts';
import { BrandLogo } from '../BrandLogo.tsx';
import * as css from './JoinFrame.css.ts';

interface JoinFrameProps {
  /** The page has no header or footer around it: the frame stands in the middle. @default false */
  alone?: boolean;
  children: ReactNode;
}

/** The page of logging in, joining and getting back in: the operator's mark over a sheet that holds the form. */
export function JoinFrame({ alone = false, children }: JoinFrameProps) {
  const { theme } = useServices().operator;
  return (
    <div className={alone ? `${css.root} ${css.alone}` : css.root}>
      {theme.menuScheme === theme.scheme ? (
        <BrandLogo size="lg" />
      ) : (
        <div className={css.plate} data-surface="menu">
          <BrandLogo size="lg" />
        </div>
      )}
      <div className={css.sheet} data-surface="card">
        {children}
      </div>
    </div>
  );
}
