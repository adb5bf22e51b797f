/** A token of the W3C Design Tokens format, 2025.10. */
export interface Token {
  $value: unknown;
  $type?: string;
  $description?: string;
}

/** A group of tokens and groups; a file is a group. */
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

/** Key of our own data in `$extensions`: the settings from which everything else is derived. */
export const EXTENSION = 'com.brand.theme';

/** A colour value of the format. */
export interface ColourValue {
  colorSpace: string;
  components: (number | 'none')[];
  alpha?: number;
  hex?: string;
}
