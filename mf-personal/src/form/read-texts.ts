import type { TabDraft } from '@portal/shared/forms';

/** The texts of a draft that the form still has; the initial ones without a draft. */
export const readTexts = <V extends Readonly<Record<keyof V, string>>>(draft: TabDraft, initial: V): V => {
  const kept = Object(draft.read());
  const names = Object.keys(initial).filter((name) => typeof kept[name] === 'string');
  return { ...initial, ...Object.fromEntries(names.map((name) => [name, kept[name]])) };
};
