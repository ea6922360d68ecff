import type { Text } from '@portal/shared/contract';
import { bigint, customType, jsonb, timestamp } from 'drizzle-orm/pg-core';

/** Row identity: a number small enough for JavaScript, made by the database. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
/** A reference to another row's id. */
export const ref = () => bigint({ mode: 'number' });
/** An amount in fen. */
export const fen = () => bigint({ mode: 'number' });
/** An instant. Business days are `date` columns, always read as Asia/Shanghai days. */
export const instant = () => timestamp({ withTimezone: true });
export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () => instant().notNull().defaultNow();
/** A text with its Chinese and optional English form. */
export const text2 = () => jsonb().$type<Text>();
/** Tokens for full-text search (tsvector). */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** A set of days as a multirange: `{[2026-12-01,2026-12-04)}`. */
export const days = customType<{ data: string }>({ dataType: () => 'datemultirange' });
/** Raw bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
