import type { ProductDraft, Text } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { addTranslatedNames, findEnglish } from './translated-name-repository.ts';

const namesOf = (draft: ProductDraft): Text[] =>
  [
    draft.kind === 'tour' ? null : draft.category,
    draft.destination,
    draft.departureCity,
    ...draft.themes,
  ].filter((name) => name !== null);

/** A draft with the shared English translation of its names; new translations are stored for all products. */
export const withSharedEnglish = async (tx: Db, draft: ProductDraft): Promise<ProductDraft> => {
  const names = namesOf(draft);
  await addTranslatedNames(tx, names);
  const english = await findEnglish(
    tx,
    names.map(({ zh }) => zh),
  );
  const known = ({ zh }: Text): Text => {
    const en = english.get(zh);
    return en === undefined ? { zh } : { zh, en };
  };
  const shared = {
    destination: draft.destination && known(draft.destination),
    departureCity: draft.departureCity && known(draft.departureCity),
    themes: draft.themes.map(known),
  };
  return draft.kind === 'tour'
    ? { ...draft, ...shared }
    : { ...draft, ...shared, category: known(draft.category) };
};
