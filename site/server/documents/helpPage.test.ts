import { expect, it } from 'vitest';
import type { StructuredData } from './structuredData.ts';
import { NO_CATALOGUE } from '../seo/catalogue.ts';
import { openNodeTestSite } from '../testing/nodeTestSite.ts';
import { plainGet } from '../testing/plainGet.ts';

const page = { accept: 'text/html' };

it('the help page tells its questions to search engines, and no other page does', async () => {
  let faq: StructuredData | null = { '@type': 'FAQPage', mainEntity: ['</script>first'] };
  const site = await openNodeTestSite(undefined, {
    catalogueOf: () => ({ ...NO_CATALOGUE, faq: async () => faq }),
  });
  const html = async (path: string) => (await plainGet(site.port, path, page)).body.toString();
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await html('/en/help')) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', ...faq });
  expect(await html('/login')).not.toContain('FAQPage');
  // What the API says later takes its place, and a page without it is served while the API is unavailable.
  faq = { '@type': 'FAQPage', mainEntity: ['second'] };
  expect(await html('/en/help')).toMatch(/^(?![^]*first)[^]*second/);
  faq = null;
  expect(await html('/en/help')).not.toContain('FAQPage');
  await site.close();
});
