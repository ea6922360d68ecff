import assert from 'node:assert/strict';
import { inRoot } from '../../../process/root.ts';
import { run } from '../../../process/run.ts';
import type { Proof } from '../../proof.ts';

const zones = ['UTC', 'America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Kiritimati'];

interface Row {
  readonly kind: string;
  readonly travelDay: string;
  readonly by: number;
  readonly at: string;
  readonly fee: number;
}

const quotesIn = async (zone: string): Promise<string> => {
  const env = { ...process.env, TZ: zone };
  const file = inRoot('scripts/prove/consistency/refund-days-main.ts');
  const { code, output } = await run(process.execPath, [file], { env });
  assert.equal(code, 0, output);
  return output.trim();
};

/** Cancellation fee of a tour of 1000 yuan by days left: constant within a day. */
const tourFees: readonly (readonly [number, number])[] = [
  [-8, 0],
  [-7, 0],
  [-6, 20_000],
  [-4, 20_000],
  [-3, 40_000],
  [-1, 40_000],
  [0, 60_000],
  [1, 100_000],
];

const checkTours = (rows: readonly Row[]): void => {
  for (const [by, fee] of tourFees)
    for (const row of rows.filter((one) => one.kind === 'tour' && one.by === by))
      assert.equal(row.fee, fee, `a tour on ${row.travelDay} given back at ${row.at}`);
};

const checkHotels = (rows: readonly Row[]): void => {
  for (const row of rows.filter(({ kind, by }) => kind === 'hotel' && by === -1)) {
    const late = row.at.includes('T18:00:00') || row.at.includes('T23');
    assert.equal(row.fee, late ? 33_333 : 0, `a room for ${row.travelDay} given back at ${row.at}`);
  }
};

export const refundDays: Proof<unknown> = {
  number: 13,
  claim:
    'The refund amount is the same at 00:00 and 23:59:59 of a day, on a leap day, and in any time zone of the host',
  run: async () => {
    const answers = await Promise.all(zones.map(quotesIn));
    assert.equal(new Set(answers).size, 1, 'every time zone says the same');
    const rows = JSON.parse(answers[0] ?? '[]') as Row[];
    checkTours(rows);
    checkHotels(rows);
    return { quotes: rows.length, 'time zones': zones.join(', '), different: 0 };
  },
};
