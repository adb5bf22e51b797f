import { makeTheme } from '../../theme/makeTheme.ts';
import { siam } from './siam.ts';

makeTheme(siam);
