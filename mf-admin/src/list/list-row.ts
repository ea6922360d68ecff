import type { Language, Text } from '@portal/shared/contract';
import {
  type Key,
  type Messages,
  type Translate,
  useLanguage,
  useMessages,
  useText,
} from '@portal/shared/i18n';
import type { NamedRow } from './table/table-column.ts';

/** A row of a list: what the server sent, with its key and the name it has on the screen. */
export interface ListRow<R> extends NamedRow {
  readonly item: R;
}

/** What names and cells are written with. */
export interface ListTools<W> {
  readonly t: Translate<W>;
  readonly text: (text: Text | null | undefined) => string;
  readonly language: Language;
}

/** Words whose names are put together: `filters.state`. */
export const useListWords = <W>(messages: Messages<W>): ((key: string) => string) => {
  const t = useMessages(messages);
  // A list declares words and columns together; their names are joined only here.
  return (key) => t(key as Key<W>);
};

export const useListTools = <W>(messages: Messages<W>): ListTools<W> => ({
  t: useMessages(messages),
  text: useText(),
  language: useLanguage(),
});
