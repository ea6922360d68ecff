/** What a text says of an address: each empty where it says nothing. `place` is region and street in one. */
export interface PastedAddress {
  readonly name: string;
  readonly mobile: string;
  readonly place: string;
}

const labels =
  /(?:收[件货]人(?:姓名)?|姓名|联系人|手机(?:号码?)?|(?:联系)?电话|所在地区|(?:详细|收[件货])?地址)\s*[:：]\s*/g;
const mobileIn = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/;
const latinName = /^[A-Za-z][A-Za-z .'-]{1,48}$/;
const chineseName = /^[\u4e00-\u9fff](?:[\u4e00-\u9fff]{1,3}|[\u4e00-\u9fff·]{1,19}[\u4e00-\u9fff])$/;
const placeSigns = /[省区县镇乡村路街道巷弄号楼栋室]|..市$/;

const isName = (part: string): boolean =>
  latinName.test(part) || (chineseName.test(part) && !placeSigns.test(part));

/** Parts stand between commas, lines and spaces; a name in Latin letters has spaces of its own. */
const partsOf = (text: string): string[] =>
  text
    .split(/[\n,，;；、]+/)
    .map((line) => line.trim())
    .flatMap((line) => (latinName.test(line) ? [line] : line.split(/\s+/)))
    .filter((part) => part !== '');

/** Reads a copied address, its parts in any order: `张三 13800138000 广东省湛江市霞山区人民大道南1号`. */
export const readPastedAddress = (text: string): PastedAddress => {
  const found = mobileIn.exec(text);
  const rest = found ? text.replace(found[0], '\n') : text;
  const parts = partsOf(rest.replace(labels, '\n'));
  const name = parts.find(isName) ?? '';
  const place = parts.filter((part) => part !== name).join(' ');
  return { name, mobile: found?.slice(1).join('') ?? '', place };
};

const endings = /(?:省|市|地区|[区县盟旗]|街道|[镇乡])$/;

/** 广西 for 广西壮族自治区, 延边州 for 延边朝鲜族自治州: their own names have two signs at least. */
const autonomousSpellings = (name: string): string[] =>
  [2, 3, 4].flatMap((length) => [name.slice(0, length) + name.slice(-1), name.slice(0, length)]);

/** A region is named whole or without what it ends in, but by two signs at least. */
const spellings = (name: string): string[] => {
  if (/自治.$/.test(name)) return [name, ...autonomousSpellings(name)];
  const short = name.replace(endings, '');
  return short.length >= 2 ? [name, short] : [name];
};

/**
 * Which of some regions a text begins with, and what it says after: the longest name counts. Undefined where it begins
 * with none.
 */
export const takeRegion = <R extends { readonly name: string }>(
  text: string,
  regions: readonly R[],
): { readonly region: R; readonly rest: string } | undefined => {
  const start = text.trimStart();
  const [best] = regions
    .flatMap((region) => spellings(region.name).map((spelling) => ({ region, spelling })))
    .filter(({ spelling }) => start.startsWith(spelling))
    .sort((one, other) => other.spelling.length - one.spelling.length);
  return best && { region: best.region, rest: start.slice(best.spelling.length).trimStart() };
};
