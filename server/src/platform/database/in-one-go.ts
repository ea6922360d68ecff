/**
 * Sends statements of a transaction in one go, in this order, and gives what each gave. Waits until all have ended, as
 * none may come after the transaction has, and then throws the first failure: those behind it only failed with it.
 * Locks are taken in the order given by statements that are one step; what takes several steps comes last.
 */
export const inOneGo = async <Statements extends readonly unknown[]>(
  ...statements: Statements
): Promise<{ -readonly [Place in keyof Statements]: Awaited<Statements[Place]> }> => {
  const ended = await Promise.allSettled(statements);
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return ended.map((end) => (end as PromiseFulfilledResult<unknown>).value) as never;
};
