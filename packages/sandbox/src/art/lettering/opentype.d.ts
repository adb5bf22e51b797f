/** The used part of opentype.js; the package has no types. */
declare module 'opentype.js' {
  export type Command =
    | { type: 'M'; x: number; y: number }
    | { type: 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  export interface Path {
    commands: Command[];
  }
  export interface Glyph {
    index: number;
    advanceWidth?: number;
    getPath(x: number, y: number, size: number): Path;
  }
  export interface Font {
    unitsPerEm: number;
    ascender: number;
    descender: number;
    charToGlyph(char: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
    position: {
      getDefaultScriptName(): string;
      getKerningTables(script: string): object[] | undefined;
      getKerningValue(tables: object[], left: number, right: number): number;
    };
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
