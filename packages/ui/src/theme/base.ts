import './layers.css.ts';
import './reset.css.ts';
