import type { Bank } from './bankList.ts';

/** Common alternative names of banks. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  tmb: 'ttb ทีทีบี',
  bay: 'krungsri',
  baac: 'ธ.ก.ส. ธกส',
  ghb: 'ธ.อ.ส. ธอส',
};

/** The banks whose code or name (Thai or English) contains the typed text. Empty text returns all banks. */
export function searchBanks(banks: readonly Bank[], typed: string): readonly Bank[] {
  const wanted = searchKey(typed);
  const named = banks.filter(({ code }) => code === wanted);
  if (named.length > 0) return named;
  return banks.filter(({ code, nameTh, nameEn }) =>
    searchKey(`${code} ${nameTh} ${nameEn} ${ALSO_CALLED[code] ?? ''}`).includes(wanted),
  );
}

/** Removes tone marks and spaces, which users often omit. */
function searchKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0e47-\u0e4e\s.]/g, '');
}
