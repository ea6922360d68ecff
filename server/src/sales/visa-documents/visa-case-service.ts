import type { CallData, CallInput, VisaCase, VisaCaseDetail } from '@portal/shared/contract';
import { isActiveOrder, maskName } from '@portal/shared/rules';
import type { DataScope } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { findFulfilment } from '#src/sales/orders/index.ts';
import { findVisaOrder, listDocuments } from './order-document-repository.ts';
import { toOrderDocument, visaOrder } from './order-document-service.ts';
import { countCases, countFiles, listCases } from './visa-case-repository.ts';

type Row = Awaited<ReturnType<typeof listCases>>[number];
type Counts = Awaited<ReturnType<typeof countFiles>>;

const toVisaCase = ({ order, since }: Row, counts: Counts): VisaCase => {
  const { country } = visaOrder(order);
  const filesOf = (state: Counts[number]['state']): number =>
    counts.find((one) => one.orderId === order.id && one.state === state)?.total ?? 0;
  return {
    orderNo: order.orderNo,
    title: order.snapshot.title,
    country,
    fulfilment: order.fulfilment,
    since: new Date(since).toISOString(),
    travelDay: order.travelDay,
    applicants: order.snapshot.people,
    contactName: maskName(order.form.contact.name),
    pending: filesOf('PENDING'),
    accepted: filesOf('ACCEPTED'),
    rejected: filesOf('REJECTED'),
  };
};

/** The paid visa orders in a step, longest waiting first. */
export const listVisaCases = async (
  db: Db,
  { fulfilment = 'REVIEWING', pageNum = 1, pageSize = 10 }: CallInput<'GET /api/v1/visa-orders'>['query'],
  scope: DataScope,
): Promise<CallData<'GET /api/v1/visa-orders'>> => {
  const step = { fulfilment, scope };
  const rows = await listCases(db, step, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const counts =
    rows.length === 0
      ? []
      : await countFiles(
          db,
          rows.map(({ order }) => order.id),
        );
  return { list: rows.map((row) => toVisaCase(row, counts)), total: await countCases(db, step) };
};

/** A visa order for review. Throws 404, also for other kinds. */
export const getVisaCase = async (db: Db, orderNo: string): Promise<VisaCaseDetail> => {
  const { order, applicants, documents, country } = visaOrder(await findVisaOrder(db, orderNo));
  const [places, fulfilment] = await Promise.all([listDocuments(db, order.id), findFulfilment(db, order.id)]);
  const since = fulfilment?.since ?? order.paidAt ?? order.createdAt;
  return {
    orderNo,
    title: order.snapshot.title,
    country,
    standing: isActiveOrder(order),
    fulfilment: order.fulfilment,
    since: since.toISOString(),
    travelDay: order.travelDay,
    applicants: applicants.map(({ name, applicant }) => ({ name, applicant })),
    documents: [...documents],
    files: places.map(toOrderDocument),
  };
};
