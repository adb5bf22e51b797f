import type { Brand } from './brand.ts';

/** Which brand a request gets. */
export interface Brands {
  /**
   * @param host value of the `Host` header
   * @returns undefined for a host that no operator has named
   */
  forHost(host: string | undefined): Promise<Brand | undefined>;
  /** Every brand that can be served now. */
  all(): Promise<readonly Brand[]>;
}

/** Brands by the host names of their operators; of two with the same name the first in alphabetical order is shown. */
export interface HostTable {
  readonly hosts: ReadonlyMap<string, Brand>;
  /** Host names that two operators have, with the folders of both. */
  readonly doubles: readonly string[];
}

/** @param brands by name of their folders */
export function hostTable(brands: ReadonlyMap<string, Brand>): HostTable {
  const owners = new Map<string, { name: string; brand: Brand }>();
  const doubles: string[] = [];
  for (const [name, brand] of [...brands].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const host of brand.operator.hostNames) {
      const first = owners.get(host);
      if (first) doubles.push(`${host} (${first.name}, ${name})`);
      else owners.set(host, { name, brand });
    }
  }
  return { hosts: new Map([...owners].map(([host, { brand }]) => [host, brand])), doubles };
}

/** `Lotus.Example.:443` → `lotus.example`. */
export function hostName(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
