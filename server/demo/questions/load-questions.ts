import { addDays, startOfDay } from '@portal/shared/rules';
import { eq, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { buyerAnswers, type Db, products, questions } from '#src/platform/database/index.ts';
import questionData from '../data/questions/questions.json' with { type: 'json' };
import type { LoadPiece } from '../load-once.ts';
import { Pair, textOf, Words } from '../text-pair.ts';
import { validateData } from '../validate-data.ts';

/** `days`: so many before the day of loading. */
const Written = { author: Words, days: Type.Integer({ minimum: 0 }), text: Pair };

/** Questions about the product with this Chinese title. */
const Asked = Type.Object(
  {
    product: Words,
    asked: Type.Array(
      Type.Object(
        { ...Written, answer: Pair, buyers: Type.Optional(Type.Array(Type.Object(Written))) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

const seeds = validateData(Type.Array(Asked), 'questions/questions.json', questionData);

type Question = (typeof seeds)[number]['asked'][number];

const productOf = async (tx: Db, title: string): Promise<number> => {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(sql`${products.title} ->> 'zh'`, title));
  if (!product) throw new Error(`questions.json: there is no product "${title}"`);
  return product.id;
};

const loadQuestion = async (tx: Db, today: string, productId: number, question: Question) => {
  const rowOf = ({ author, days, text }: Pick<Question, 'author' | 'days' | 'text'>) => ({
    ...{ author, text: textOf(text), state: 'SHOWN' as const },
    createdAt: startOfDay(addDays(today, -days)),
  });
  const [row] = await tx
    .insert(questions)
    .values({ ...rowOf(question), productId, answer: textOf(question.answer) })
    .returning({ id: questions.id });
  for (const buyer of question.buyers ?? [])
    await tx.insert(buyerAnswers).values({ ...rowOf(buyer), questionId: row?.id ?? 0 });
};

/** Questions about some products, with the agency's answers and those of buyers. Requires all products. */
export const loadQuestions: LoadPiece = async (tx, today) => {
  for (const { product, asked } of seeds) {
    const productId = await productOf(tx, product);
    for (const question of asked) await loadQuestion(tx, today, productId, question);
  }
};
