import { primitiveStyle } from '../../theme/layered.ts';

export const action = primitiveStyle({ flex: 1 });
