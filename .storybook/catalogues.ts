import accountEn from '../packages/ui/src/messages/account.en.json';
import accountTh from '../packages/ui/src/messages/account.th.json';
import affiliateEn from '../packages/ui/src/messages/affiliate.en.json';
import affiliateTh from '../packages/ui/src/messages/affiliate.th.json';
import cashierEn from '../packages/ui/src/messages/cashier.en.json';
import cashierTh from '../packages/ui/src/messages/cashier.th.json';
import coreEn from '../packages/ui/src/messages/core.en.json';
import coreTh from '../packages/ui/src/messages/core.th.json';
import promotionsEn from '../packages/ui/src/messages/promotions.en.json';
import promotionsTh from '../packages/ui/src/messages/promotions.th.json';

/** Every sentence that the library ships, by language. */
export const catalogues: Readonly<Record<'th' | 'en', Readonly<Record<string, string>>>> = {
  th: { ...coreTh, ...cashierTh, ...accountTh, ...affiliateTh, ...promotionsTh },
  en: { ...coreEn, ...cashierEn, ...accountEn, ...affiliateEn, ...promotionsEn },
};
