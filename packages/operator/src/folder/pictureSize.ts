/** Width and height of a PNG or WebP picture, read from its bytes; null for other formats. */
export function pictureSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length > 24 && bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  const name = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  if (bytes.length < 30 || name(0, 4) !== 'RIFF' || name(8, 12) !== 'WEBP') return null;
  switch (name(12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
