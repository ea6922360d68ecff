import { phonePattern } from '@portal/shared/rules';
import { type Static, type TLiteral, type TSchema, type TUnion, Type } from 'typebox';

/** A text in Chinese and, where someone wrote it, in English. */
export const Text = Type.Object({
  zh: Type.String({ maxLength: 5000 }),
  en: Type.Optional(Type.String({ maxLength: 5000 })),
});
export type Text = Static<typeof Text>;

/** What pictures show, by their URL: those that the media library describes. */
export const PictureAlts = Type.Optional(Type.Record(Type.String(), Text));
export type PictureAlts = Static<typeof PictureAlts>;

/** A row's id. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const IdParams = Type.Object({ id: Id });
/** One id, or several with commas: what can be deleted together. */
export const IdsParams = Type.Object({ id: Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' }) });

/**
 * The version for optimistic locking: sent with a form, so that a concurrent change is refused (A0514) and
 * not overwritten. Without it the last write wins.
 */
export const Version = Type.Optional(Type.String({ pattern: '^\\d{1,20}$' }));

/** A calendar day `2026-12-24`, always a day in Asia/Shanghai, of the years 1000 to 2999: what every part can hold. */
export const Day = Type.String({ pattern: '^[12]\\d{3}-\\d{2}-\\d{2}$', format: 'date' });

/** An amount of money in fen. */
export const Fen = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** An instant as ISO 8601 with a zone. */
export const Instant = Type.String({ format: 'date-time' });

/**
 * A mobile number: of mainland China eleven digits, of other countries `+`, calling code and number (E.164). Only numbers
 * that exist in the numbering plan of their country.
 */
export const Phone = Type.String({ maxLength: 16, pattern: `^(${phonePattern})$`, format: 'phone' });
/** {@link Phone}, or blank. */
export const PhoneOrBlank = Type.String({ maxLength: 16, pattern: `^(${phonePattern})?$`, format: 'phone' });
/** {@link Phone}, with spaces around it that are not stored. */
export const PaddedPhone = Type.String({
  maxLength: 20,
  pattern: `^\\s*(${phonePattern})\\s*$`,
  format: 'phone',
});

/**
 * Where a place is: degrees in WGS-84, the system of GPS, north and east positive. Chinese maps use GCJ-02 and convert it.
 * Both are given, or neither.
 */
export const coordinates = {
  latitude: Type.Optional(Type.Union([Type.Number({ minimum: -90, maximum: 90 }), Type.Null()])),
  longitude: Type.Optional(Type.Union([Type.Number({ minimum: -180, maximum: 180 }), Type.Null()])),
};

/** One of these values. */
export const oneOf = <const V extends readonly (number | string)[]>(...values: V) =>
  Type.Union(values.map((value) => Type.Literal(value))) as unknown as TUnion<{
    -readonly [I in keyof V]: TLiteral<V[I]>;
  }>;

/** 1 enabled, 0 disabled. */
export const Status = oneOf(1, 0);

/** Pagination of every list: 1-based, 10 rows by default, at most 100 rows and 10,000 pages. */
export const pageQuery = {
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
};

/** An optional value: null, never left out. */
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** One page of rows, and how many rows there are in all. */
export const pageOf = <S extends TSchema>(row: S) =>
  Type.Object({ list: Type.Array(row), total: Type.Integer({ minimum: 0 }) });

/** A choice in a list or tree; `children` is absent when there are none. */
export const Option = Type.Object({
  value: Type.Union([Type.Integer(), Type.String()]),
  label: Type.String(),
  children: Type.Optional(Type.Array(Type.Any())),
});
/** {@link Option} as a type, with its children typed. */
export interface OptionNode {
  value: number | string;
  label: string;
  children?: OptionNode[];
}

/** A password to be set. Its policy is `checkPassword`, so that every path refuses one with the same message. */
export const NewPassword = Type.String({ minLength: 1, maxLength: 128 });
