/** For tests: builds a deposit QR payload field by field (EMVCo, merchant-presented). */
export function promptPay(baht: number, currency = '764'): string {
  const field = (tag: string, value: string) => tag + String(value.length).padStart(2, '0') + value;
  const body =
    field('00', '01') +
    field('01', '12') +
    field('30', field('00', 'A000000677010112') + field('01', '099999999999999')) +
    field('58', 'TH') +
    field('53', currency) +
    field('54', baht.toFixed(2)) +
    '6304';
  return body + crc16(body);
}

/** CRC-16/CCITT-FALSE by table, as four hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    const index = (crc >> 8) ^ character.charCodeAt(0);
    let entry = index << 8;
    for (let bit = 0; bit < 8; bit += 1) entry = (entry << 1) ^ (entry & 0x8000 ? 0x1021 : 0);
    crc = ((crc << 8) ^ entry) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
