import type { Reconciliation } from '@portal/shared/contract';
import { dayOf, errorCodes } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import { businessError, invalidField } from '#src/platform/errors/index.ts';
import { handle, languageOf, sendFile } from '#src/platform/http/index.ts';
import { type PaymentDeps, ProviderError } from '#src/sales/payments/index.ts';
import { listDifferences } from './difference-repository.ts';
import { resolveDifference, toDifference } from './difference-service.ts';
import { daySheet } from './export-day.ts';
import { listLines } from './line-repository.ts';
import { reconcileDay } from './reconcile-day.ts';
import { listOfDay, listReconciliations } from './reconciliation-repository.ts';

type Row = Awaited<ReturnType<typeof listOfDay>>[number];

const toReconciliation = ({ ranAt, ...rest }: Row): Reconciliation => ({
  ...rest,
  ranAt: ranAt.toISOString(),
});

const toHttpError = ({ log }: PaymentDeps, err: unknown): unknown => {
  if (!(err instanceof ProviderError)) return err;
  log.warn({ err }, 'bill could not be had');
  return businessError(
    errorCodes.thirdParty,
    '暂时取不到支付渠道的账单，请稍后再试',
    "The provider's bill is temporarily unavailable. Please try again later",
    502,
  );
};

const runDay = async (deps: PaymentDeps, day: string): Promise<Reconciliation[]> => {
  if (day >= dayOf(deps.now()))
    throw invalidField('day', '只能对已经结束的日期对账', 'The day has to be over');
  for (const provider of deps.providers.values())
    await reconcileDay(deps, provider, day).catch((err: unknown) => {
      throw toHttpError(deps, err);
    });
  const rows = await listOfDay(deps.db, day);
  return [...deps.providers.keys()].flatMap((name) =>
    rows.filter(({ provider }) => provider === name).map(toReconciliation),
  );
};

const maxExported = 50_000;

const exportDay = async ({ db }: PaymentDeps, day: string, language: 'zh' | 'en') => {
  const { list } = await listDifferences(db, day, { pageSize: maxExported });
  const bytes = daySheet(await listOfDay(db, day), list, language);
  return { name: `reconciliation-${day}.csv`, type: 'text/csv; charset=utf-8', bytes };
};

/** Finance routes for reconciliation, including a manual run for a day. */
export const registerReconciliations = (app: FastifyInstance, deps: PaymentDeps): void => {
  const { db } = deps;
  handle(app, 'GET /api/v1/reconciliations', async ({ query }) => {
    const { list, total } = await listReconciliations(db, query);
    return { list: list.map(toReconciliation), total };
  });
  handle(app, 'GET /api/v1/reconciliations/:day', async ({ params, query }) => {
    const { list, total } = await listDifferences(db, params.day, query);
    return { list: list.map(toDifference), total };
  });
  handle(app, 'GET /api/v1/reconciliations/:day/lines', ({ params, query }) =>
    listLines(db, params.day, query),
  );
  handle(app, 'POST /api/v1/reconciliations/differences/:id/resolve', async ({ params, body, member }) =>
    resolveDifference(deps, member, params.id, body),
  );
  handle(app, 'POST /api/v1/reconciliations/:day/run', ({ params }) => runDay(deps, params.day));
  handle(app, 'GET /api/v1/reconciliations/:day/file', async ({ params, request, reply }) =>
    sendFile(reply, await exportDay(deps, params.day, languageOf(request) === 'en' ? 'en' : 'zh')),
  );
};
