import type { Language } from '@portal/shared/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from './instance.ts';

/** Words by name, nested as deep as is readable. */
export interface Words {
  readonly [name: string]: string | Words;
}

type Singular<N extends string> = N extends `${infer Base}_${'one' | 'other'}` ? Base : N;

/** The dotted names of the words in a catalogue: `'filters.price'`; a word with plural forms by its base name. */
export type Key<W> = {
  [N in keyof W & string]: W[N] extends string ? Singular<N> : `${N}.${Key<W[N]>}`;
}[keyof W & string];

/** The same names, with other words: a missing or a surplus translation fails the type check. */
type SameNames<W> = { readonly [N in keyof W]: W[N] extends string ? string : SameNames<W[N]> };

export interface Messages<W> {
  readonly namespace: string;
  /** Only for its type: the names. */
  readonly words?: W;
}

export type Translate<W> = (key: Key<W>, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Gives a feature its words in both languages. `{{name}}` is filled from the values; a word with `_one` and `_other`
 * forms follows `count`. Both languages must have the same names, or the file does not compile.
 */
export const defineMessages = <const W extends Words, const E extends SameNames<W>>(
  namespace: string,
  catalogue: { readonly 'zh-cn': W & SameNames<E>; readonly en: E },
): Messages<W> => {
  for (const language of Object.keys(catalogue) as Language[])
    i18n.addResourceBundle(language, namespace, catalogue[language], true, true);
  return { namespace };
};

type Plain = (key: string, values?: Readonly<Record<string, string | number>>) => string;

// i18next types its keys by a global declaration; ours are typed per catalogue, so its own typing stands aside here.
const plain = (t: unknown): Plain => t as Plain;

/** The words of one feature in the current language. */
export const useMessages = <W>(messages: Messages<W>): Translate<W> => {
  const { t } = useTranslation(messages.namespace, { useSuspense: false });
  return useMemo(() => plain(t), [t]);
};

/** The same outside of components: for a toast, a title. */
export const translate = <W>(
  messages: Messages<W>,
  key: Key<W>,
  values?: Readonly<Record<string, string | number>>,
): string => plain(i18n.t)(key, { ns: messages.namespace, ...values });
