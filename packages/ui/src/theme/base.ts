import './layers.css.ts';
import './motions.css.ts';
import './reset.css.ts';
