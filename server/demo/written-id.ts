/** The id at a place of those that the database gave, in the order that the rows were written in. */
export const writtenId = (written: readonly { readonly id: number }[], index: number): number => {
  const id = written[index]?.id;
  if (id === undefined) throw new Error(`the database gave no id for row ${index}`);
  return id;
};
