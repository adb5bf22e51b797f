// The fonts of every pairing that a theme may choose; each loads when it is used.
import.meta.glob('../packages/ui/src/fonts/*.css', { eager: true });
