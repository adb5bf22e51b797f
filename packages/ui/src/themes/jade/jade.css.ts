import { makeTheme } from '../../theme/makeTheme.ts';
import { jade } from './jade.ts';

makeTheme(jade);
