/** A token of the W3C Design Tokens format, 2025.10. */
export interface Token {
  $value: unknown;
  $type?: string;
  $description?: string;
}

/** A group of tokens and groups; a file is one. */
export interface TokenGroup {
  $type?: string;
  $description?: string;
  $extensions?: Record<string, unknown>;
  [name: string]: unknown;
}

/** The types of the format. */
export const TOKEN_TYPES = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'duration',
  'cubicBezier',
  'number',
  'strokeStyle',
  'border',
  'transition',
  'shadow',
  'gradient',
  'typography',
] as const;

/** Where our own facts lie in `$extensions`: what was put in, from which everything else follows. */
export const EXTENSION = 'com.brand.theme';

/** A colour of the format. */
export interface ColourValue {
  colorSpace: string;
  components: (number | 'none')[];
  alpha?: number;
  hex?: string;
}
