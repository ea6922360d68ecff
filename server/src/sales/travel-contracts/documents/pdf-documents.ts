import type { PdfBlock, PdfDocument } from '#src/platform/pdf/index.ts';
import type { ContractFacts } from '../contract-facts.ts';
import { fill, type Words, wordsOf } from '../text/words.ts';
import { contractBlocks } from './contract.ts';
import { itineraryBlocks } from './itinerary.ts';

const blocksOf: Readonly<
  Record<'contract' | 'itinerary', (facts: ContractFacts, words: Words) => readonly PdfBlock[]>
> = { contract: contractBlocks, itinerary: itineraryBlocks };

/** A document of an order, in the order's languages. */
export const pdfDocument = (kind: 'contract' | 'itinerary', facts: ContractFacts): PdfDocument => {
  const { order, version, concludedAt, source } = facts;
  const all = wordsOf(order.language);
  const footerOf = ({ labels }: Words) => fill(labels[kind].footer, { orderNo: order.orderNo, version });
  const [first] = all;
  return {
    title: first ? footerOf(first) : order.orderNo,
    author: source.agency?.name.zh ?? '',
    createdAt: concludedAt,
    parts: all.map((words) => ({
      language: words.language,
      footer: footerOf(words),
      blocks: blocksOf[kind](facts, words),
    })),
  };
};
