import { maskAuthor } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { type Db, users } from '#src/platform/database/index.ts';

/** The name by which a member's review, question or answer is signed in public: see `maskAuthor`. */
export const findMaskedAuthor = async (tx: Db, userId: number): Promise<string> => {
  const [user] = await tx.select({ nickname: users.nickname }).from(users).where(eq(users.id, userId));
  return maskAuthor(user?.nickname ?? '');
};
