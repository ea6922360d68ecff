import type { Text } from '@portal/shared/contract';
import { type Static, Type } from 'typebox';

/** A text in one language. */
export const Words = Type.String({ minLength: 1 });

/** A text in both languages: Chinese, English. */
export const Pair = Type.Tuple([Words, Words]);
export type Pair = Readonly<Static<typeof Pair>>;

/** Turns a pair into the contract's text. */
export const textOf = ([zh, en]: Pair): Text => ({ zh, en });
