import type { ReactNode } from 'react';
import { useServices } from '../../member/services.ts';
import { BrandLogo } from '../BrandLogo.tsx';
import * as css from './JoinFrame.css.ts';

interface JoinFrameProps {
  /** The page has no header or footer, so the frame is centred. @default false */
  alone?: boolean;
  children: ReactNode;
}

/** Page for login, registration and password recovery: the operator's logo above a surface with the form. */
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
