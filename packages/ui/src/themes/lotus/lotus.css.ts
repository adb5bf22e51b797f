import { makeTheme } from '../../theme/makeTheme.ts';
import { lotus } from './lotus.ts';

makeTheme(lotus, { isDefault: true });
