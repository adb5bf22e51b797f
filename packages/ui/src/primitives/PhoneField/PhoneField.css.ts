import { primitiveStyle } from '../../theme/layered.ts';

export const input = primitiveStyle({ fontVariantNumeric: 'tabular-nums' });
