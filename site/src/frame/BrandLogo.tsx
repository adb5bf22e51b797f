import { Logo, type LogoProps } from '@brand/ui';
import { operatorImage } from '../platform/operator/operatorImage.ts';
import { useServices } from '../member/services.ts';

/** The operator's logo from the operator's folder. */
export function BrandLogo({ size = 'md' }: Pick<LogoProps, 'size'>) {
  const { brand } = useServices().operator;
  return <Logo name={brand.name} image={operatorImage(brand.logo)} size={size} />;
}
