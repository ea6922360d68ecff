import type { Difference, Text } from '@portal/shared/contract';
import { clockOf, dayOf } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { type Change, diffFields, type Leaf } from './diff.ts';
import { loadNames, type RecordRef } from './record-names.ts';
import { fieldName, flagName, logWords, valueName } from './words/words.ts';

/** An audit row with its values. */
export interface AuditedValues {
  readonly subject: string;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Fields that hold ids, and what these belong to. */
const references: Readonly<Record<string, string>> = {
  ...{ deptId: 'dept', deptIds: 'dept', roleIds: 'role', roles: 'role', menuIds: 'menu' },
  ...{ userId: 'user', assigneeId: 'user', ownerId: 'user', reviewedBy: 'user', skuId: 'sku', skuIds: 'sku' },
  ...{ productId: 'product', hotelId: 'product', tourId: 'product', labels: 'recommendation-label' },
  ...{ areaId: 'home-area', typeId: 'recommendation-type' },
};

const sourceOf = (field: string, { subject, action }: AuditedValues): string | undefined => {
  if (field === 'parentId') return subject;
  if (field === 'note' && subject === 'order-note') return subject;
  if (field === 'ids') return action === 'set-products' ? 'product' : subject;
  return Object.hasOwn(references, field) ? references[field] : undefined;
};

/** Fields with an amount in fen. */
const moneyFields = new Set([
  ...[
    'amount',
    'price',
    'childPrice',
    'marketPrice',
    'singleSupplement',
    'minAmount',
    'maxAmount',
    'fromPrice',
  ],
  ...[
    'fee',
    'freight',
    'freeFrom',
    'most',
    'deposit',
    'balance',
    'difference',
    'refundedAmount',
    'refundLimit',
  ],
]);

const isIndex = (name: string): boolean => /^\d+$/.test(name);
const isLanguage = (name: string): boolean => name === 'zh' || name === 'en';

/** The field that a path ends in, without indexes and languages. */
const fieldOf = ({ path }: Change): string =>
  path.findLast((name) => !isIndex(name) && !isLanguage(name)) ?? '';

const other: Text = { zh: logWords['zh-cn'].other, en: logWords.en.other };

const english = ({ zh, en }: Text): string => en ?? zh;

/** A label with the place in its list, or the language of its text. */
const qualified = (label: Text, name: string): Text => {
  if (isIndex(name)) {
    const place = Number(name) + 1;
    return { zh: `${label.zh} ${place}`, en: `${english(label)} ${place}` };
  }
  const isEnglish = name === 'en';
  return {
    zh: `${label.zh}（${isEnglish ? '英文' : '中文'}）`,
    en: `${english(label)} (${isEnglish ? 'English' : 'Chinese'})`,
  };
};

const partNames = (path: readonly string[]): Text[] => {
  const parts: Text[] = [];
  for (const name of path) {
    const isPart = !isIndex(name) && !isLanguage(name);
    const last = isPart ? undefined : parts.pop();
    parts.push(last ? qualified(last, name) : (fieldName(name) ?? other));
  }
  return parts;
};

/** A path in words: `Itinerary 2 › Title (English)`. */
const labelOf = ({ path }: Change): Text => {
  const parts = partNames(path);
  return { zh: parts.map(({ zh }) => zh).join(' › '), en: parts.map(english).join(' › ') };
};

const yuan = (fen: number): string =>
  `¥${(fen / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text);

const instantText = (text: string): string => {
  const instant = new Date(text);
  return `${dayOf(instant)} ${clockOf(instant)}`;
};

type NameOf = (record: RecordRef) => Text | undefined;

const idText = (source: string, id: number, nameOf: NameOf): Text => {
  const { deleted: zh } = logWords['zh-cn'];
  if (id === 0) return { zh: logWords['zh-cn'].empty, en: logWords.en.empty };
  return nameOf({ subject: source, id }) ?? { zh: `${zh} ${id}`, en: `${logWords.en.deleted} ${id}` };
};

const scalarText = (field: string, value: string | number | boolean): Text => {
  if (typeof value === 'boolean') return flagName(value);
  const word = valueName(field, String(value));
  if (word) return word;
  if (typeof value === 'number')
    return { zh: moneyFields.has(field) ? yuan(value) : String(field === 'traveller' ? value + 1 : value) };
  return { zh: isInstant(value) ? instantText(value) : value };
};

/** A value in words: names in place of ids, words in place of states, amounts in yuan, instants in Asia/Shanghai. */
const valueText = (leaf: Leaf | undefined, field: string, source: string | undefined, nameOf: NameOf) => {
  if (leaf === undefined || leaf === null || leaf === '') return null;
  const texts = [leaf].flat().map((value): Text => {
    if (source !== undefined && Number.isSafeInteger(value)) return idText(source, Number(value), nameOf);
    return value === null ? { zh: '' } : scalarText(field, value);
  });
  if (texts.length === 0) return null;
  return { zh: texts.map(({ zh }) => zh).join('、'), en: texts.map(english).join(', ') };
};

const idsOf = (leaf: Leaf | undefined): number[] =>
  [leaf].flat().filter((value): value is number => Number.isSafeInteger(value) && value !== 0);

interface SourcedChange {
  readonly change: Change;
  readonly field: string;
  readonly source: string | undefined;
}

const sourced = (row: AuditedValues): SourcedChange[] =>
  diffFields(row.before, row.after).map((change) => {
    const field = fieldOf(change);
    return { change, field, source: sourceOf(field, row) };
  });

/**
 * The changed fields of each row, with labels and values in both languages: no ids, keys or secrets. Names are those of
 * now; a record that was deleted is shown as such.
 */
export const describeChanges = async (db: Db, rows: readonly AuditedValues[]): Promise<Difference[][]> => {
  const changes = rows.map(sourced);
  const nameOf = await loadNames(
    db,
    changes
      .flat()
      .flatMap(({ change, source }) =>
        source === undefined
          ? []
          : [change.before, change.after].flatMap(idsOf).map((id) => ({ subject: source, id })),
      ),
  );
  return changes.map((ofRow) =>
    ofRow.map(({ change, field, source }) => ({
      field: change.path.join('.'),
      label: labelOf(change),
      before: valueText(change.before, field, source, nameOf),
      after: valueText(change.after, field, source, nameOf),
    })),
  );
};
